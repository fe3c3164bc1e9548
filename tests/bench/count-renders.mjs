import files from "next/dist/server/lib/incremental-cache/file-system-cache.js";

/** Loaded before the site: writes a line for every page that Next has rendered and stores in its cache. */
const { prototype } = files.default ?? files;
const { set } = prototype;
prototype.set = function (key, value, ...rest) {
  if (value?.kind === "APP_PAGE") console.log(JSON.stringify({ event: "render", key }));
  return set.call(this, key, value, ...rest);
};
