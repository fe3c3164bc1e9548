import { type Html, html, page } from "../../control/html";
import type { App } from "../../core/server";
import type { ContentDocument } from "../generator/document";
import type { Field, SchemaType } from "../model/schema";
import { schemaTypes } from "../model/schema-types";
import { type Violation, validate } from "../model/validate";
import { type DocumentStore, draftId, publishedId } from "../store";
import { controlOf, readValue, showValue, titleOfDocument } from "./fields";

const most = 200;
const languages = ["en", "fi", "no", "de", "fr", "es", "pt", "br", "ja", "tr", "pl", "tl"];
const types = schemaTypes.filter(({ type }) => type === "document");

/**
 * The editor on the control page: documents by type, a form for each made from its schema, kept as a draft or published. What the
 * schema refuses is not kept. `publish` notifies the site.
 */
export function editorRoutes(
  app: App,
  store: DocumentStore,
  publish: (id: string) => Promise<{ webhook: boolean } | null>,
): void {
  app.get("/content", (context) => {
    const { type = "homePage", q = "" } = context.req.query();
    const found = store
      .view("drafts")
      .documents.filter((each) => each._type === type)
      .filter((each) => `${each._id} ${titleOfDocument(each)}`.toLowerCase().includes(q.toLowerCase()));
    return context.html(listPage(type, q, found));
  });

  app.get("/content/edit/:id", (context) => {
    const open = find(context.req.param("id"));
    if (!open) return context.html(page("No such document", html`<p>Nothing has this id.</p>`), 404);
    return context.html(formPage(open, languageOf(context.req.query("language"))));
  });

  app.post("/content/edit/:id", async (context) => {
    const id = context.req.param("id");
    const open = find(id);
    if (!open) return context.html(page("No such document", html`<p>Nothing has this id.</p>`), 404);
    const entered = await context.req.parseBody();
    const language = languageOf(String(entered.language));
    const read = (name: string) => (typeof entered[name] === "string" ? entered[name] : "");
    const { document, problems } = applyForm(open, read, language);
    if (problems.length > 0) return context.html(formPage({ ...open, document }, language, problems), 422);
    await store.put({ ...document, _id: draftId(id) });
    const next = languages.find((each) => each === entered.to);
    if (next) return context.redirect(`/content/edit/${encodeURIComponent(id)}?language=${next}`, 303);
    if (entered.action !== "publish")
      return context.html(formPage({ ...open, document }, language, ["Kept as a draft."]));
    const outcome = (await publish(id))?.webhook ? "The site was told." : "The site did not take the message.";
    return context.html(formPage({ ...open, document }, language, [`Published. ${outcome}`]));
  });

  function find(id: string): Open | null {
    const document = store.get(draftId(id)) ?? store.get(publishedId(id));
    const type = types.find(({ name }) => name === document?._type);
    return document && type ? { document, type } : null;
  }

  function applyForm({ document, type }: Open, read: (name: string) => string, language: string) {
    const problems: string[] = [];
    const fields = (type.fields ?? []).map((field) => {
      const before = document[field.name];
      try {
        return [field.name, readValue(field, read(field.name), before, language)] as const;
      } catch {
        problems.push(`${field.title}: this is not JSON.`);
        return [field.name, before] as const;
      }
    });
    const changed: ContentDocument = { ...document, ...Object.fromEntries(fields), _id: publishedId(document._id) };
    const found = validate([changed], schemaTypes, store.view("published").documents);
    return { document: changed, problems: [...problems, ...found.map(sentenceOf)] };
  }
}

interface Open {
  document: ContentDocument;
  type: SchemaType;
}

const languageOf = (given = "") => languages.find((each) => each === given) ?? "en";
const sentenceOf = ({ path, message }: Violation) => `${path} ${message}.`;

function listPage(type: string, q: string, found: readonly ContentDocument[]): string {
  const rows = found.slice(0, most).map(
    (
      each,
    ) => html`<tr><td><a href="/content/edit/${encodeURIComponent(publishedId(each._id))}">${titleOfDocument(each)}</a></td>
<td><code>${each._id}</code></td><td>${"_originalId" in each ? "draft" : ""}</td></tr>`,
  );
  const options = types.map(
    ({ name, title }) => html`<option value="${name}"${name === type ? html` selected` : ""}>${title}</option>`,
  );
  return page(
    "Content",
    html`<section><form method="get"><label>Type<select name="type">${options}</select></label>
<label>With<input name="q" value="${q}"></label><button>Show</button></form></section>
<section><p class="muted">${found.length} documents${found.length > most ? `, the first ${most} shown` : ""}</p>
<div class="scroll"><table><thead><tr><th>Title</th><th>Id</th><th></th></tr></thead><tbody>${rows}</tbody></table></div></section>`,
  );
}

function formPage({ document, type }: Open, language: string, notes: readonly string[] = []): string {
  const fields = (type.fields ?? []).map((field) => fieldRow(field, document[field.name], language));
  const choices = languages.map(
    (each) =>
      html`<button class="quiet" name="to" value="${each}"${each === language ? html` aria-current="true"` : ""}>${each}</button>`,
  );
  return page(
    titleOfDocument(document),
    html`<section><p class="row"><a href="/content?type=${type.name}">${type.title}</a> <code>${publishedId(document._id)}</code></p>
<ul role="status">${notes.map((note) => html`<li>${note}</li>`)}</ul>
<form method="post" class="wide"><input type="hidden" name="language" value="${language}">
<p class="row"><button name="action" value="publish">Publish</button>
<button class="quiet" name="action" value="draft">Keep as a draft</button></p>
<p class="row">Keep as a draft, and go on in ${choices}</p>${fields}</form></section>`,
  );
}

function fieldRow(field: Field, value: unknown, language: string): Html {
  const { name, title, options } = field;
  const shown = showValue(field, value, language);
  const control = controlOf(field);
  if (control === "tick")
    return html`<label class="tick"><input type="checkbox" name="${name}"${shown ? html` checked` : ""}>${title}</label>`;
  if (options?.list) {
    const given = ["", ...options.list.map(String)];
    const choices = given.map((each) => html`<option${each === shown ? html` selected` : ""}>${each}</option>`);
    return html`<label>${title}<select name="${name}">${choices}</select></label>`;
  }
  if (["lines", "references", "json", "localised"].includes(control))
    return html`<label>${title}${control === "references" ? ", one id a line, in their order" : ""}<textarea name="${name}" rows="${Math.min(14, shown.split("\n").length + 1)}">
${shown}</textarea></label>`;
  return html`<label>${title}<input name="${name}"${control === "number" ? html` type="number" step="any"` : ""} value="${shown}"></label>`;
}
