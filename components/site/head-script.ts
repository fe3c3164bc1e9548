/**
 * Runs in the head before the first paint and puts on <html> what the style sheet chooses by: `data-theme` (what the player
 * chose, else what the system asks for) and `data-session` (does this browser hold a refresh token); then `pictureOrder`.
 * `data-hash` keeps a hash that is set before the page is alive, which Next would overwrite.
 * A constant text, so that its hash is one; localStorage throws where a browser forbids it, and then the visitor is a guest.
 */
const facts = `let d=document.documentElement.dataset,t,p="guest";onhashchange=()=>d.hash=location.hash;try{let s=localStorage;t=/light|dark/.exec(s.theme);for(let k in s)if(/^Cognito.+\\.refreshToken$/.test(k))p="player"}catch{}d.theme=t?t[0]:matchMedia("(prefers-color-scheme:light)").matches?"light":"dark";d.session=p;`;

/**
 * `data-shelves`: how many shelves may load their pictures. None until the first large picture is painted, then those on the
 * screen; with the first sign that the visitor goes on, the attribute leaves and the browser decides. A new size is such a
 * sign only after that paint: a phone tells of one while it loads. Browsers that do not tell of their largest paint load as
 * they see fit. The style sheet of the lobby has the other half.
 */
const pictureOrder = `if(self.LargestContentfulPaint){let f=()=>delete d.shelves;d.shelves=0;new PerformanceObserver(l=>{if(d.shelves==0&&l.getEntries().at(-1).url){p=0;for(t of document.querySelectorAll(".shelf"))p+=t.offsetTop<innerHeight;d.shelves=p||1;onresize=f}}).observe({type:"largest-contentful-paint"});onscroll=onkeydown=onpointerdown=f}`;

export const headScript = `(()=>{${facts}${pictureOrder}})()`;
