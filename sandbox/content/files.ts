import type { App } from "../core/server";
import { dataset, project } from "./api";

/** `GET /files/<project>/<dataset>/<hash>.<extension>`: the files of the dataset, each a plain text, by its asset id. */
export function fileRoutes(app: App, files: ReadonlyMap<string, string>): void {
  app.get(`/files/${project}/${dataset}/:file`, (context) => {
    const [hash = "", extension = ""] = context.req.param("file").split(".");
    const text = files.get(`file-${hash}-${extension}`);
    if (text === undefined) return context.text("File not found", 404);
    return context.text(text, 200, { "cache-control": "public, max-age=31536000, immutable" });
  });
}
