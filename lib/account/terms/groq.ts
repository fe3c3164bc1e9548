export const termsVersionsQuery = `*[_type == "termsVersion"]{
  version, "files": coalesce(files, [])[]{language, "asset": file.asset._ref, title}
}`;
