/** Styles of the pages that the server draws itself; colors are those of the web application. */
export const serverPagesCss = `:root{color-scheme:light dark;--paper:#f5f1e8;--sheet:#fffdf8;--ink:#1e1b16;--ink-2:#4a443a;--rule:#dad2c2;--rule-strong:#877d6b;--accent:#1b3f78;--accent-hover:#132e5a;--on-accent:#fffdf8;--warn:#7d5200;--warn-soft:#f6e9cd}
@media (prefers-color-scheme:dark){:root{--paper:#171511;--sheet:#211e19;--ink:#ece5d8;--ink-2:#c0b7a6;--rule:#383329;--rule-strong:#7f7667;--accent:#a3c0ee;--accent-hover:#c2d6f6;--on-accent:#0f1a30;--warn:#e0b25c;--warn-soft:#332a17}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 "Geist Variable",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{border-bottom:1px solid var(--rule);padding:1rem clamp(1.25rem,4vw,2.5rem)}
header a{color:var(--ink);font:600 1.25rem/1.2 "Newsreader Variable","Iowan Old Style",Georgia,serif;text-decoration:none}
main{max-width:34rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
main.wide{max-width:48rem}
h1{font:500 2rem/1.14 "Newsreader Variable","Iowan Old Style",Georgia,serif;margin:0 0 1rem}
h2{font-size:1.0625rem;margin:0 0 .25rem}
p{margin:0 0 1rem}
a{color:var(--accent)}
.notice{background:var(--warn-soft);color:var(--ink);border-left:3px solid var(--warn);padding:.75rem 1rem;margin:0 0 1.5rem}
.sheet{background:var(--sheet);border:1px solid var(--rule);border-radius:2px;padding:1.5rem;margin:0 0 1.25rem}
dl{display:grid;grid-template-columns:1fr auto;gap:.5rem 1rem;margin:0 0 1.5rem}
dt{color:var(--ink-2)}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.actions{display:flex;flex-wrap:wrap;gap:.75rem}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 1.25rem;border:1px solid var(--accent);border-radius:6px;background:var(--accent);color:var(--on-accent);font:500 1rem/1.2 inherit;font-family:inherit;cursor:pointer;text-decoration:none}
button:hover,.button:hover{background:var(--accent-hover)}
button.secondary{background:none;border-color:var(--rule-strong);color:var(--ink)}
button.secondary:hover{border-color:var(--ink)}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
.meta{color:var(--ink-2);font-size:.875rem;margin:0 0 .75rem;overflow-wrap:anywhere}
.mail{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
`
