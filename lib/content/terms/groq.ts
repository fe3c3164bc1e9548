export const termsVersionsQuery = `*[_type == "termsVersion"]|order(version desc){
  version, "files": coalesce(files, [])[]{language, url}
}`;
