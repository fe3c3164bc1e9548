/**
 * Runs in the head before the first paint and puts two facts on <html>, by which the style sheet chooses: `data-theme`
 * (what the player chose, else what the system asks for) and `data-session` (does this browser hold a refresh token).
 * A constant text, so that its hash is one; localStorage throws where a browser forbids it, and then the visitor is a guest.
 */
export const headScript = `(()=>{let d=document.documentElement.dataset,t,p="guest";try{let s=localStorage;t=/light|dark/.exec(s.theme);for(let k in s)if(/^CognitoIdentityServiceProvider\\..+\\.refreshToken$/.test(k))p="player"}catch{}d.theme=t?t[0]:matchMedia("(prefers-color-scheme:light)").matches?"light":"dark";d.session=p})()`;
