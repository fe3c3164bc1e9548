/** For caches in front of the site: the site itself has a publish in the next file that is read. */
const maxAgeSeconds = 60;

export const xmlResponse = (body: string): Response =>
  new Response(body, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": `public, max-age=${maxAgeSeconds}` },
  });
