// @ts-check
// Who may import whom, as eslint-plugin-boundaries reads it:
// app → features → shared → contract in the SPA; app.ts → modules → platform → contract on the server;
// modules → { approvals, people, selling } → access → kernel in the contract.

/** The first pattern that holds a file names its layer. */
const elements = [
  { type: 'contract-kernel', pattern: 'contract/kernel' },
  { type: 'contract-access', pattern: 'contract/access' },
  { type: 'contract-common', pattern: 'contract/(approvals|people|selling)', capture: ['name'] },
  { type: 'contract-module', pattern: 'contract/modules/*', capture: ['module'] },
  { type: 'contract-list', pattern: 'contract/modules' },
  { type: 'phrases', pattern: 'phrases' },
  { type: 'app', pattern: 'src/app' },
  { type: 'feature', pattern: 'src/features/*', capture: ['feature'] },
  { type: 'shared', pattern: 'src/shared' },
  { type: 'app', pattern: 'src' },
  { type: 'platform', pattern: 'server/platform' },
  { type: 'module', pattern: 'server/modules/*', capture: ['module'] },
  { type: 'migration', pattern: 'server/migrations' },
  { type: 'composition', pattern: 'server' },
  { type: 'tests', pattern: 'tests' },
  { type: 'bench', pattern: 'bench' },
  { type: 'scripts', pattern: 'scripts' },
].map(element => ({ ...element, partialMatch: false }))

/** What several modules of the contract have in common; no module imports another, and no list of all is below one. */
const BELOW_MODULES = ['contract-kernel', 'contract-access', 'contract-common']
const CONTRACT = [...BELOW_MODULES, 'contract-module', 'contract-list']

/** @type {Record<string, string[]>} */
const mayImport = {
  'contract-kernel': [],
  'contract-access': ['contract-kernel'],
  'contract-common': ['contract-kernel', 'contract-access'],
  'contract-module': BELOW_MODULES,
  'contract-list': CONTRACT,
  shared: CONTRACT,
  feature: ['shared', ...CONTRACT],
  app: ['app', 'feature', 'shared', ...CONTRACT],
  platform: ['phrases', ...CONTRACT],
  module: ['platform', ...CONTRACT],
  migration: ['platform', ...CONTRACT],
  composition: ['composition', 'module', 'platform', 'migration', ...CONTRACT],
  scripts: [],
  tests: ['*'],
  bench: [
    'scripts',
    'tests',
    'app',
    'shared',
    'feature',
    'composition',
    'module',
    'platform',
    'migration',
    ...CONTRACT,
  ],
}

const WHO =
  'app → features → shared → contract in the SPA, app.ts → modules → platform → contract on the server; ' +
  'what modules need of each other is a port that server/app.ts passes in.'

const policies = Object.entries(mayImport).map(([from, to]) => ({
  from: { element: { type: from } },
  allow: { to: { element: { type: to } } },
}))

const layers = {
  settings: {
    'boundaries/elements': elements,
    'boundaries/files': [
      { category: 'test', pattern: '**/*.test.{ts,tsx}' },
      { category: 'config', pattern: 'server/config.ts' },
    ],
    'boundaries/root-path': require('node:path').resolve(__dirname, '..', '..'),
    'boundaries/legacy-templates': false,
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        message: `A {{ from.element.types }} file may not import from {{ to.element.types }}. ${WHO}`,
        policies: [
          ...policies,
          // What the environment says is read in one place and may be known everywhere on the server.
          {
            from: { element: { type: ['platform', 'module', 'migration'] } },
            allow: { to: { file: { categories: 'config' } } },
          },
          {
            from: { file: { categories: 'config' } },
            disallow: { to: { element: { type: ['composition', 'module', 'platform', 'migration'] } } },
          },
          {
            from: { element: { type: '*' } },
            disallow: { to: { file: { categories: 'test' } } },
            message: 'Nothing imports tests.',
          },
          // A test beside its subject is a test: it may use what tests share.
          { from: { file: { categories: 'test' } }, allow: { to: { element: { type: '*' } } } },
        ],
      },
    ],
  },
}

module.exports = { layers }
