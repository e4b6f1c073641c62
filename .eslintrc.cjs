// @ts-check
const { habitOverrides } = require('./scripts/lib/lint-habits.cjs')
const { layers } = require('./scripts/lib/lint-layers.cjs')
const { importOverrides } = require('./scripts/lib/lint-imports.cjs')
const { syntax } = require('./scripts/lib/lint-syntax.cjs')

const TESTS = ['tests/**', '**/*.test.ts', '**/*.test.tsx']

/** Whole files may not grow past this; what lists rather than tells is exempt below. */
const MOST_LINES = 400

module.exports = {
  root: true,
  ignorePatterns: [
    'node_modules',
    '/dist',
    '/data',
    '/.cache',
    '/coverage',
    '/test-results',
    '/playwright-report',
  ],
  env: { es2024: true },
  parserOptions: { ecmaVersion: 'latest', sourceType: 'module' },
  // What oxlint can say is in .oxlintrc.json, at a fiftieth of the cost; here is what it cannot.
  plugins: ['boundaries'],
  settings: {
    'import/resolver': { [require.resolve('./scripts/lib/import-resolver.cjs')]: {}, node: {} },
    ...layers.settings,
  },
  rules: {
    'no-dupe-args': 'error',
    'no-octal': 'error',
    'max-lines': ['error', { max: MOST_LINES, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    { files: ['*.mjs', '*.cjs'], env: { node: true } },
    { files: ['*.cjs'], parserOptions: { sourceType: 'script' } },
    {
      files: ['*.ts', '*.tsx'],
      parser: '@typescript-eslint/parser',
      parserOptions: { tsconfigRootDir: __dirname },
      plugins: ['@typescript-eslint'],
      rules: {
        ...layers.rules,
        'no-restricted-syntax': syntax.everywhere,
      },
    },
    {
      files: ['src/**/*.ts', 'src/**/*.tsx'],
      env: { browser: true },
      rules: {
        'no-restricted-syntax': syntax.screens,
        'no-restricted-globals': ['error', ...syntax.floatGlobals, ...syntax.nodeGlobals],
        'no-restricted-properties': ['error', ...syntax.floatProperties],
      },
    },
    {
      files: ['contract/**/*.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...syntax.floatGlobals,
          ...syntax.nodeGlobals,
          ...syntax.browserGlobals,
        ],
        'no-restricted-properties': ['error', ...syntax.floatProperties],
      },
    },
    {
      files: ['server/**/*.ts'],
      env: { node: true },
      rules: {
        'no-restricted-globals': ['error', ...syntax.floatGlobals, ...syntax.browserGlobals],
        'no-restricted-properties': ['error', ...syntax.floatProperties],
      },
    },
    {
      files: ['contract/kernel/**/*.ts'],
      rules: {
        'no-restricted-globals': ['error', ...syntax.nodeGlobals, ...syntax.browserGlobals],
        'no-restricted-properties': 'off',
      },
    },
    ...importOverrides,
    {
      files: ['**/*.phrases.ts', '**/phrases/**', 'server/migrations/**', 'server/seeds/**'],
      rules: { 'max-lines': 'off' },
    },
    {
      files: [...TESTS, 'bench/**'],
      env: { node: true, browser: true },
      rules: {
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'no-restricted-syntax': syntax.everywhere,
      },
    },
    ...habitOverrides(syntax.everywhere),
    {
      files: ['*.config.ts', 'tests/support/global-*.ts'],
      rules: { 'no-restricted-syntax': syntax.configFiles },
    },
  ],
}
