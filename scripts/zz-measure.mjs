import { build } from "esbuild";
import { spawn, execFileSync } from "node:child_process";
const opts={bundle:true,platform:"node",format:"esm",target:"node20",packages:"external",alias:{"@":process.cwd()}};
await build({...opts,entryPoints:["server/postings/testing/read-many.ts"],outfile:"node_modules/../dist/read-many.mjs"});
await build({...opts,entryPoints:["server/postings/testing/hostile-server.ts"],outfile:"dist/hostile.mjs"});
const {startHostileServer}=await import(process.cwd()+"/dist/hostile.mjs");
const s=await startHostileServer();
for (const paths of [["/huge"],["/bomb"],["/endless"],["/almost"]]) {
 const links=Array.from({length:20},(_,i)=>s.origin+paths[i%paths.length]+"?"+i);
 const t=performance.now();
 const out=await new Promise(r=>{const c=spawn(process.execPath,["--expose-gc","dist/read-many.mjs",s.origin+"/good",...links],{env:{...process.env,POSTING_READER_ALLOWED_HOSTS:"127.0.0.1/32",NODE_ENV:"test"},stdio:["ignore","pipe","inherit"]});let o="";c.stdout.on("data",d=>o+=d);c.on("exit",()=>r(o))});
 const j=JSON.parse(out); console.log(paths.join(" "),"idle",j.idle.toFixed(1),"peak +",(j.peak-j.idle).toFixed(1),"after +",(j.after-j.idle).toFixed(1),Math.round(performance.now()-t)+"ms",JSON.stringify(j.outcomes.reduce((a,x)=>(a[x]=(a[x]??0)+1,a),{})));
}
await s.close(); process.exit(0);
