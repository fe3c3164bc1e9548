import { icon } from "../page/page";

/** A button of a picture, with a name that a wide window shows beside it. */
export const tool = (id: string, label: string, path: string, more = "") =>
  `<button type="button" id="${id}" aria-label="${label}" title="${label}"${more}>${icon(path)}<span aria-hidden="true">${label}</span></button>`;

/** Who sits at the table. */
export const companyList = (label: string) =>
  `<div class="company"><span id="company-label">${label}</span><ul id="players" aria-labelledby="company-label"></ul></div>`;
