// @ts-check
/**
 * @typedef {{ name: string, routes: string[] }} Module
 * @typedef {{ modules: Module[], tests: string[], support: string[], others: string[] }} Areas
 */

/** What changed files belong to. @param {string[]} files @param {string[]} modules @param {(name: string) => string[]} routesOf @returns {Areas} */
export function areasOf(files, modules, routesOf) {
  const moduleOf = (/** @type {string} */ file) =>
    /^(?:src\/features|server\/modules|contract\/modules)\/([^/]+)\//.exec(file)?.[1]
  const names = [...new Set(files.map(moduleOf).filter(name => name !== undefined))]
  return {
    modules: names.map(name => ({ name, routes: modules.includes(name) ? routesOf(name) : [] })),
    tests: files.filter(file => /^tests\/.*\.(test|spec)\.tsx?$/.test(file)),
    support: files.filter(
      file => /^tests\//.test(file) && !/\.(test|spec)\.tsx?$/.test(file) && /\.tsx?$/.test(file),
    ),
    others: files.filter(file => /^(src|server|contract|phrases|scripts)\//.test(file) && !moduleOf(file)),
  }
}

/**
 * How near a test file is to a change: 3 it changed itself or uses changed support, 2 it is named after the module,
 * 1 it imports from the module or calls its addresses, 0 not at all.
 * @param {string} file @param {string} text @param {Areas} areas
 */
export function isTestOf(file, text, { modules, tests, support }) {
  const own = file.slice(file.lastIndexOf('/') + 1)
  const isSupported = support.some(name => {
    const stem = name.replace(/\.tsx?$/, '')
    return text.includes(`'@${stem}'`) || text.includes(`'./${stem.slice(stem.lastIndexOf('/') + 1)}'`)
  })
  if (tests.includes(file) || isSupported) return 3
  if (modules.some(({ name }) => own.startsWith(name) || own.startsWith(`${singular(name)}-`))) return 2
  const isNear = modules.some(
    ({ name, routes }) =>
      text.includes(`modules/${name}/`) ||
      text.includes(`features/${name}/`) ||
      routes.some(route => text.includes(route)),
  )
  return isNear ? 1 : 0
}

/** @param {string} name */
const singular = name => name.replace(/s$/, '')

/**
 * The nearest first, the cheap before the dear, until the time is used up.
 * @template {{ closeness: number, cpu: number }} T
 * @param {T[]} tests @param {number} most
 */
export function withinCost(tests, most) {
  const sorted = [...tests].sort((a, b) => b.closeness - a.closeness || a.cpu - b.cpu)
  let used = 0
  /** @type {T[]} */
  const kept = []
  /** @type {T[]} */
  const left = []
  for (const test of sorted) {
    if (test.closeness < 3 && used + test.cpu > most) left.push(test)
    else {
      kept.push(test)
      used += test.cpu
    }
  }
  return { kept, left }
}
