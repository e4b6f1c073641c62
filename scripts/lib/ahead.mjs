// @ts-check
/**
 * What a page needs is known only when the scripts before it have run: file after file, each a journey over the line.
 * The build knows it all. So the files of the frame are named in index.html, and each screen has a document of its own
 * that names its files as well: public/mode.js asks for them at once, where somebody is signed in who will need them.
 * Which document is whose stands in PAGES_FILE, for the server.
 *
 * @typedef {{ path: string, module: string, words: string[] }} Page
 * @typedef {{ fileName: string, imports: string[], moduleIds: string[], viteMetadata?: { importedCss: Set<string> } | undefined }} Chunk
 * @typedef {{ importedIds: readonly string[], dynamicallyImportedIds: readonly string[] }} ModuleInfo
 */

const MODULE = /src[\\/]features[\\/].*\.module\.tsx?$/
const FRAME = /src[\\/]app[\\/]signed-in-area\.tsx$/
const LIST = /src[\\/]shared[\\/]resource[\\/]resource-screen\.tsx$/
/** It draws its list once the record that the address names stands. */
const LIST_BESIDE = /src[\\/]shared[\\/]resource[\\/]panel-screen\.tsx$/
const CARDS = /src[\\/]shared[\\/]resource[\\/]list-cards\.tsx$/
const GRID = /src[\\/]shared[\\/]resource[\\/]list-grid\.tsx$/
/** A record beside its list, as the screen of the list imports it for ?record=. */
const PANEL = /src[\\/](?:features|shared)[\\/].*-panel\.tsx$/
/** What holds it. */
const OVERLAYS = /src[\\/]shared[\\/]ui[\\/]overlays[\\/]overlays\.ts$/
const START = '/api/v1/auth/start'
const INDEX = 'index.html'
const PAGES_FILE = 'pages/pages.json'
const MODE = '<script src="/mode.js"'

/** @returns {import('vite').Plugin} */
export function askAhead() {
  /** @type {Map<string, Page[]>} */
  const found = new Map()
  let host = ''
  return {
    name: 'ask-ahead',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ env }) => void (host = env.VITE_API_HOST ?? ''),
    async transform(code, id) {
      if (!MODULE.test(id)) return null
      const pages = pagesOf(this.parse(code))
      if (pages.length === 0) this.error(`${id} names no page: see scripts/lib/ahead.mjs`)
      const resolved = pages.map(async page => {
        const file = await this.resolve(page.module, id)
        return file ? { ...page, module: file.id } : this.error(`${page.module} of ${page.path} is not there`)
      })
      found.set(id, await Promise.all(resolved))
      return null
    },
    generateBundle(_options, bundle) {
      const index = bundle[INDEX]
      if (index?.type !== 'asset') return
      const html = String(index.source)
      // Read once: what the bundler tells of a chunk or a module is made anew at each question.
      const chunks = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? [chunkOf(file)] : []))
      const infoOf = remembered(id => this.getModuleInfo(id))
      const there = new Set([...html.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, name]) => name))
      const frame = filesOf(chunks, id => FRAME.test(id)).filter(file => !there.has(file))
      if (frame.length === 0) this.error('the frame has no files: see scripts/lib/ahead.mjs')
      const known = new Set([...there, ...frame])
      const grid = filesOf(chunks, id => GRID.test(id))
      const list = filesOf(chunks, id => LIST.test(id))
      const cards = filesOf(chunks, id => CARDS.test(id))
      if ([grid, list, cards].some(files => files.length === 0))
        this.error('a list, its grid or its cards have no files: see scripts/lib/ahead.mjs')
      /** @type {string[]} */
      const files = []
      const numberOf = (/** @type {string} */ file) =>
        files.includes(file) ? files.indexOf(file) : files.push(file) - 1
      const pages = [...found.values()].flat().map(({ path, module, words }) => {
        const needed = filesOf(
          chunks,
          id => id === module || words.some(word => id.endsWith(`/${word}.phrases.ts`)),
        )
        const reached = [...reachOf(module, infoOf)]
        const beside = reached.some(id => LIST_BESIDE.test(id)) ? list : []
        const hasList = beside.length > 0 || reached.some(id => LIST.test(id))
        const late = new Set(reached.flatMap(id => infoOf(id)?.dynamicallyImportedIds ?? []))
        const panels = [...late].filter(id => PANEL.test(id))
        const record =
          panels.length > 0 ? filesOf(chunks, id => panels.includes(id) || OVERLAYS.test(id)) : []
        const isNew = (/** @type {string} */ file) => !known.has(file) && !needed.includes(file)
        const isAfterList = (/** @type {string} */ file) => isNew(file) && !beside.includes(file)
        /** @type {[path: string, own: number[], wide: number[], record: number[], beside: number[], narrow: number[]]} */
        const page = [
          path,
          needed.filter(file => !known.has(file)).map(numberOf),
          hasList ? grid.filter(isAfterList).map(numberOf) : [],
          record.filter(isNew).map(numberOf),
          beside.filter(isNew).map(numberOf),
          hasList ? cards.filter(isAfterList).map(numberOf) : [],
        ]
        return page
      })
      const documents = Object.fromEntries(pages.map(([path]) => [path, documentOf(path)]))
      this.emitFile({
        type: 'asset',
        fileName: PAGES_FILE,
        source: JSON.stringify({ files, pages, documents }),
      })
      const common = html.replace(
        MODE,
        `${MODE} data-frame="${frame.join(' ')}" data-start="${host}${START}"`,
      )
      index.source = common
      const named = (/** @type {number[]} */ numbers) => numbers.map(number => files[number]).join(' ')
      for (const [path, own, wide, record, beside, narrow] of pages) {
        const data = `data-own="${named(own)}" data-list="${named(beside)}" data-cards="${named(narrow)}" data-grid="${named(wide)}" data-record="${named(record)}"`
        this.emitFile({
          type: 'asset',
          fileName: documentOf(path),
          source: common.replace(MODE, `${MODE} ${data}`),
        })
      }
    },
  }
}

/** @param {string} path */
const documentOf = path => `pages/${path.slice(1).replaceAll(/[/:]/g, '.') || 'home'}.html`

/** @param {import('vite').Rolldown.OutputChunk} chunk @returns {Chunk} */
function chunkOf({ fileName, imports, moduleIds, viteMetadata }) {
  return { fileName, imports, moduleIds, viteMetadata }
}

/** @param {(id: string) => ModuleInfo | null} ask */
function remembered(ask) {
  /** @type {Map<string, ModuleInfo | null>} */
  const known = new Map()
  return (/** @type {string} */ id) => {
    if (!known.has(id)) {
      const told = ask(id)
      known.set(
        id,
        told && { importedIds: told.importedIds, dynamicallyImportedIds: told.dynamicallyImportedIds },
      )
    }
    return known.get(id) ?? null
  }
}

/** Scripts and styles of the modules meant, with all that they need. @param {Chunk[]} chunks @param {(id: string) => boolean} isMeant */
function filesOf(chunks, isMeant) {
  /** @type {Set<Chunk>} */
  const needed = new Set()
  const take = (/** @type {Chunk | undefined} */ chunk) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const name of chunk.imports) take(chunks.find(one => one.fileName === name))
  }
  chunks.filter(chunk => chunk.moduleIds.some(isMeant)).forEach(take)
  return [...needed].flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName])
}

/**
 * The module and all that it imports at once.
 * @param {string} module
 * @param {(id: string) => ModuleInfo | null} infoOf
 * @param {Set<string>} [reached]
 */
function reachOf(module, infoOf, reached = new Set()) {
  if (reached.has(module)) return reached
  reached.add(module)
  for (const id of infoOf(module)?.importedIds ?? []) reachOf(id, infoOf, reached)
  return reached
}

/**
 * The routes of a module as its file declares them, what each loads in place or as a constant above, beside the names
 * of its phrases.
 * @param {any} program
 * @returns {Page[]}
 */
function pagesOf(program) {
  /** @type {Map<string, any>} */
  const constants = new Map()
  /** @type {any[]} */
  const routes = []
  /** @type {string[]} */
  const words = []
  visit(program, node => {
    if (node.type === 'VariableDeclarator' && node.init) constants.set(node.id.name, node.init)
    if (node.type !== 'ObjectExpression') return
    const of = (/** @type {string} */ key) =>
      node.properties.find((/** @type {any} */ one) => one.key?.name === key)?.value
    if (!of('routes')) return
    words.push(of('name').value)
    words.push(...(of('phrases')?.elements ?? []).map((/** @type {any} */ one) => one.value))
    routes.push(...of('routes').properties)
  })
  return routes.map(({ key, value }) => {
    const path = key?.value
    const loader = value?.type === 'Identifier' ? constants.get(value.name) : value
    /** @type {string | undefined} */
    let module
    visit(loader, node => {
      if (node.type === 'ImportExpression') module ??= node.source.value
    })
    if (module === undefined || typeof path !== 'string') throw new Error(`cannot tell what ${path} loads`)
    return { path, module, words }
  })
}

/** @param {any} node @param {(node: any) => void} look */
function visit(node, look) {
  if (Array.isArray(node)) node.forEach(one => visit(one, look))
  if (!node || typeof node.type !== 'string') return
  look(node)
  for (const value of Object.values(node)) if (value && typeof value === 'object') visit(value, look)
}
