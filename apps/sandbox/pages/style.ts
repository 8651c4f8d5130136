export const style = `
:root{color-scheme:light dark;--paper:light-dark(#fbf7ef,#121a17);--card:light-dark(#fffdf8,#1a2420);--ink:light-dark(#1e2b26,#ece7db);
--soft:light-dark(#56655e,#a9b5ae);--line:light-dark(#e6dfd1,#2b3833);--green:light-dark(#1f5443,#7cc9aa);--green-soft:light-dark(#dcebe3,#20382f);
--on-green:light-dark(#fff,#0e1714);--terra:light-dark(#b4502b,#f08a63);--terra-soft:light-dark(#fbe6dc,#3b2519)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 17px/1.6 ui-sans-serif,system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
h1,h2,h3{font-family:'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif;font-weight:600;letter-spacing:-.012em;line-height:1.15;margin:0}
h1{font-size:36px}h2{font-size:22px;overflow-wrap:anywhere}h3{font-size:19px;overflow-wrap:anywhere}p{margin:8px 0;overflow-wrap:anywhere}
a{color:var(--green)}a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid var(--terra);outline-offset:2px;border-radius:8px}
header{display:flex;gap:8px 24px;flex-wrap:wrap;align-items:center;padding:20px 24px;border-bottom:1px solid var(--line)}
header strong{font-size:18px;margin-right:auto}nav{display:flex;flex-wrap:wrap;gap:0 24px}header a{color:var(--soft);text-decoration:none;font-weight:550;padding:10px 0}header a[aria-current]{color:var(--ink)}
main{max-width:880px;margin:0 auto;padding:40px 24px 80px}
.lede,.soft{color:var(--soft)}.lede{margin:8px 0 32px}
.part{margin:32px 0 16px}
.card{background:var(--card);border:1px solid var(--line);border-radius:20px;padding:24px;margin:0 0 24px}
.rows{list-style:none;margin:0;padding:0}.rows.card{padding:8px 16px;margin-bottom:24px}.rows li{border-top:1px solid var(--line)}.rows li:first-child{border:0}
.rows a{display:grid;grid-template-columns:1fr auto;gap:0 16px;padding:16px 8px;text-decoration:none;color:inherit;border-radius:12px}
.rows a:hover{background:var(--green-soft)}.rows b{font-weight:600;overflow-wrap:anywhere}.rows .soft{font-size:15px;overflow-wrap:anywhere}
.chip{display:inline-block;font-size:14px;font-weight:600;border-radius:99px;padding:3px 12px;background:var(--green-soft);color:var(--green)}
.chip.bad{background:var(--terra-soft);color:light-dark(#9a4021,#f08a63)}
form{display:inline}form.stacked{display:block}.buttons{display:flex;flex-wrap:wrap;gap:12px;margin-top:16px}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 18px;border-radius:12px;border:1.5px solid var(--line);background:transparent;color:var(--ink);cursor:pointer}
button:hover{background:var(--green-soft)}button.main{background:var(--green);border-color:var(--green);color:var(--on-green)}
label{display:block;font-weight:600;margin:16px 0 6px}
input{font:inherit;width:100%;min-height:44px;padding:8px 14px;border-radius:12px;border:1.5px solid var(--line);background:var(--paper);color:var(--ink)}
iframe{display:block;width:100%;height:760px;border:1px solid var(--line);border-radius:16px;background:var(--card)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font:15px/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
table{border-collapse:collapse;width:100%;font-size:15px}th,td{text-align:left;vertical-align:top;padding:8px 16px 8px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
th{font-weight:600;white-space:nowrap;color:var(--soft)}tr:first-child>*{border:0}
.empty{text-align:center;padding:48px 16px}
@media(max-width:520px){main{padding:28px 16px 64px}.card{padding:20px 16px}th,td{display:block;padding-right:0}td{border:0;padding-top:0}.rows a{grid-template-columns:1fr}h1{font-size:30px}}`;
