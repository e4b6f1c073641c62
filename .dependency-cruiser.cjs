// @ts-check
// The same walls as .eslintrc.cjs, seen from above: cycles, what nobody reaches by a lazy import either, and what
// the running server may load.
const { doors } = require('./scripts/lib/doors.cjs')

const TEST = '^tests/|\\.test\\.tsx?$'
const NOT_TYPES = { dependencyTypesNot: ['type-only'] }

/** Loose on purpose: nested repetition is refused as unsafe. @param {string} glob */
const asPattern = glob => `^${glob.replaceAll('.', '\\.').replace(/\*+\/?/g, '.*')}`

/** @param {string} packages */
const asFolder = packages => `(^|/)node_modules/${packages.replaceAll('(/|$)', '/')}`

/** @param {string} name @param {string} from @param {string} to @param {string} comment */
const wall = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: TEST },
  to: { path: to },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Files that need each other, be it for a type, are one file, or need a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolves',
      severity: 'error',
      comment: 'Imports something that is not there; the date picker’s own types have no code behind them.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^flatpickr/dist/types/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      comment: 'Tests import the product, never the other way round; benchmarks may use what tests share.',
      from: { pathNot: `${TEST}|^bench/` },
      to: { path: TEST },
    },
    {
      name: 'bench-uses-support-only',
      severity: 'error',
      comment: 'Of the tests, benchmarks use tests/support alone.',
      from: { path: '^bench/' },
      to: { path: TEST, pathNot: '^tests/support/' },
    },
    wall(
      'contract-stands-alone',
      '^contract/',
      '^(src|server|scripts)/',
      'The contract imports neither side.',
    ),
    {
      name: 'contract-is-pure',
      severity: 'error',
      comment: 'contract is zod and plain functions, nothing else.',
      from: { path: '^contract/', pathNot: TEST },
      to: { pathNot: '^contract/|(^|/)node_modules/(zod|@casl|@zxcvbn-ts)/' },
    },
    wall(
      'kernel-knows-no-module',
      '^contract/kernel/',
      '^contract/(modules|access)/',
      'The kernel is below all.',
    ),
    wall('access-is-below', '^contract/access/', '^contract/(?!kernel|access)', 'access → kernel.'),
    {
      name: 'common-rules-stay-apart',
      severity: 'error',
      comment: 'What modules have in common knows no module and nothing beside it.',
      from: { path: '^contract/(approvals|people|selling)/', pathNot: TEST },
      to: { path: '^contract/', pathNot: '^contract/(kernel|access|$1)/' },
    },
    {
      name: 'contract-modules-stay-apart',
      severity: 'error',
      comment: 'What two modules of the contract need lies in approvals, people or selling.',
      from: { path: '^contract/modules/([^/]+)/', pathNot: TEST },
      to: { path: '^contract/modules/', pathNot: '^contract/modules/$1/' },
    },
    wall('sides-meet-in-contract', '^src/', '^server/', 'SPA and server meet only in contract.'),
    wall('sides-meet-in-contract-too', '^server/', '^src/', 'SPA and server meet only in contract.'),
    wall('shared-is-below', '^src/shared/', '^src/(features|app)/|^src/main', 'shared → contract.'),
    wall('features-are-below-app', '^src/features/', '^src/app/|^src/main', 'features → shared → contract.'),
    {
      name: 'features-stay-apart',
      severity: 'error',
      comment: 'Features never import features: move it to shared, or pass it in src/app.',
      from: { path: '^src/features/([^/]+)/', pathNot: TEST },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    wall(
      'platform-is-below',
      '^server/(platform|config)',
      '^server/(modules|seeds|commands|migrations|app|main)',
      'platform → contract.',
    ),
    {
      name: 'modules-stay-apart',
      severity: 'error',
      comment: 'Server modules never import modules: a small typed port is passed in server/app.ts.',
      from: { path: '^server/modules/([^/]+)/', pathNot: TEST },
      to: { path: '^server/modules/', pathNot: '^server/modules/$1/' },
    },
    wall(
      'modules-are-below-app',
      '^server/modules/',
      '^server/(seeds|commands|migrations|app|main)',
      'modules → platform.',
    ),
    {
      name: 'server-runs-without-dev-packages',
      severity: 'error',
      comment: 'What the running server loads belongs in "dependencies" of package.json.',
      from: { path: '^(server|contract)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], ...NOT_TYPES },
    },
    ...doors.map(({ name, packages, side, files, typesOnly = [], instead }) => ({
      name: `door-${name}`,
      severity: 'error',
      comment: instead,
      from: { path: `^${side}/`, pathNot: [TEST, ...[...files, ...typesOnly].map(asPattern)] },
      to: { path: asFolder(packages) },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
}
