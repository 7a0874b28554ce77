/** What the page of this instance and the bookmark in the person's browser say to each other. */
export const CAPTURE_READY = "dossier-capture-ready";
export const CAPTURED_PAGE = "dossier-captured-page";

export const CAPTURE_PATH = "/capture";

/**
 * A bookmark that hands the page in front of the person to this instance. It opens a window here and responds only to that window, and only
 * while it shows this instance; scripts, styles, pictures and what is typed into fields do not go along. It reads and never writes the page, so that
 * pages with strict policies have nothing to refuse.
 */
export function bookmarklet(origin: string): string {
  const code = `(()=>{
const home=${JSON.stringify(origin)};
const page=open(home+"${CAPTURE_PATH}?title="+encodeURIComponent(document.title.slice(0,300))+"&url="+encodeURIComponent(location.href.slice(0,4000)));
addEventListener("message",function answer(event){
if(event.source!==page||event.origin!==home||event.data!=="${CAPTURE_READY}")return;
removeEventListener("message",answer);
const copy=document.documentElement.cloneNode(true);
for(const part of copy.querySelectorAll("script:not([type='application/ld+json']),style,svg,noscript,iframe,canvas,video,audio,img,picture,input,textarea,select"))part.remove();
page.postMessage({type:"${CAPTURED_PAGE}",url:location.href,html:copy.outerHTML},home);
});
})()`;
  return `javascript:${encodeURIComponent(code.replaceAll("\n", ""))}`;
}
