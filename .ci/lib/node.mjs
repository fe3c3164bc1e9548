/** Ends the process with one sentence on a Node that cannot run this project. Imported first, before anything newer is used. */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old for Greenroom: install Node 20.19 or newer (22 is recommended).`,
  );
  process.exit(1);
}
