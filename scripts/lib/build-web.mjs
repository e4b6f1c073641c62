// @ts-check
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, minifySync } from 'vite'
import { keepFormerAssets } from './former-assets.mjs'
import { precompress } from './precompress.mjs'
import { inRoot, root } from './project.mjs'
import { swapIn } from './swap.mjs'
import { sharedViteConfig } from './vite-config.mjs'

/**
 * The SPA in dist/web, compressed ahead of time, with the assets of the build before it and the name by which the
 * server and open tabs tell one build from another.
 * @param {string} hash of the sources
 */
export async function buildWeb(hash) {
  const place = inRoot('dist', 'web')
  const next = inRoot('dist', 'web.next')
  await build({ root, logLevel: 'warn', build: { outDir: next, emptyOutDir: true } })
  await buildLinkPage(next)
  nameByContent(next, 'mode.js')
  await precompress(next, place)
  writeFileSync(path.join(next, 'build-id.txt'), `${hash.slice(0, 16)}\n`)
  keepFormerAssets({ place, next, record: inRoot('dist', 'web-builds.json') })
  swapIn(next, place)
}

/**
 * A file that pages name as it stands, minified and under a name that changes with it, so that a browser keeps it.
 * @param {string} folder
 * @param {string} file
 */
function nameByContent(folder, file) {
  const { code } = minifySync(file, readFileSync(path.join(folder, file), 'utf8'))
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 7)
  const name = `assets/${path.basename(file, '.js')}-${hash}.js`
  writeFileSync(path.join(folder, name), code)
  rmSync(path.join(folder, file))
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const html = readFileSync(path.join(folder, page), 'utf8')
    writeFileSync(path.join(folder, page), html.replace(`"/${file}"`, `"/${name}"`))
  }
}

/** The same components under a renderer a tenth of the size: the page has to work on an old phone on a slow line. */
const SMALL_RENDERER = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}

/**
 * The pages of mailed links, built for themselves: in one build with the portal they would share its large files,
 * and whoever opens a link on a phone needs a fifth of them.
 * @param {string} outDir
 */
async function buildLinkPage(outDir) {
  const { build: settings, ...shared } = await sharedViteConfig()
  await build({
    ...shared,
    resolve: { ...shared.resolve, alias: { ...shared.resolve?.alias, ...SMALL_RENDERER } },
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: { ...settings, outDir, emptyOutDir: false, rolldownOptions: { input: inRoot('link.html') } },
  })
}
