import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell" });
const [,, seg = "en-UN", w = "768", country = "", scheme = "dark"] = process.argv;
const ctx = await b.newContext({ viewport: { width: +w, height: 1000 }, colorScheme: scheme, extraHTTPHeaders: country ? { "x-visitor-country": country } : {} });
const p = await ctx.newPage();
p.on("console", m => console.log("console", m.type(), m.text().slice(0,300)));
p.on("pageerror", e => console.log("pageerror", e.message));
p.on("response", async r => { if (/registration|captcha|sign-up/.test(r.url())) console.log(r.request().method(), r.url().slice(0,110), r.status(), r.status() >= 400 ? await r.text().catch(()=>"") : ""); });
await p.goto(`http://localhost:3400/${seg}/signup`);
const d = p.getByRole("dialog");
await d.locator("input[name=firstName]").waitFor();
await p.waitForTimeout(500);
const shot = async n => { await p.screenshot({ path: `/tmp/su-${seg}-${w}-${scheme}-${n}.png` }); };
await shot("1");
await d.locator("form").evaluate(e => e.closest("dialog").scrollTo(0, 9999)); await shot("1b");
await d.locator("button[type=submit]").click(); await p.waitForTimeout(400); await shot("1c");
await d.locator("input[name=firstName]").fill("Aino"); await d.locator("input[name=lastName]").fill("Mäki");
const email = `aino${Date.now()}@example.com`;
await d.locator("input[name=email]").fill(email);
await d.locator("input[name=password]").fill("Long enough 7");
const phone = { FI: "0401234567", NO: "40612345", BR: "11961234567", CA: "5062345678", IN: "8123456789", JP: "9012345678" }[country] ?? "0401234567";
await d.locator("input[name=phone]").fill(phone);
await d.locator("input[type=checkbox]").first().check();
await shot("2");
await d.locator("button[type=submit]").click();
await d.locator("input[name=postalCode]").waitFor({ timeout: 15000 }).catch(async () => { await shot("fail"); console.log(await d.innerText()); process.exit(1); });
await p.waitForTimeout(300); await shot("3");
const dob = await d.locator("input[name=dateOfBirth]");
await dob.fill(seg.startsWith("ja") || country === "CA" && seg.startsWith("ca") ? "1990-05-17" : seg.startsWith("en-UN") ? "5/17/1990" : "17.5.1990");
await d.locator("input[name=postalCode]").fill("00100");
if (await d.locator("input[name=cpf]").count()) await d.locator("input[name=cpf]").fill("529.982.247-25");
if (await d.locator("select[name=province]").count()) await d.locator("select[name=province]").selectOption("QC");
await d.locator("button[type=submit]").click(); await p.waitForTimeout(2500); await shot("4");
console.log(p.url(), (await d.innerText()).slice(0, 600));
if (await d.locator("input[name=pincode]").count()) {
  for (let i = 0; i < 2; i++) {
  const rec = await (await fetch(`http://localhost:4400/outbox.json`)).json();
  const m = rec.find(m => m.recipient === email || m.kind === "sms");
  console.log(m?.kind, m?.code, m?.recipient);
  await d.locator("input[name=pincode]").fill(m.code); await d.locator("button[type=submit]").click(); await p.waitForTimeout(1500);
  if (!(await d.locator("input[name=pincode]").count())) break;
  }
}
await shot("5"); await p.waitForTimeout(6000); await shot("6"); console.log(p.url(), await p.locator("html").getAttribute("data-session"), (await d.allInnerTexts()).join("|").slice(0,300));
await b.close();
