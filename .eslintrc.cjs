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
  extends: ['eslint:recommended'],
  plugins: ['boundaries'],
  settings: {
    'import/resolver': { [require.resolve('./scripts/lib/import-resolver.cjs')]: {}, node: {} },
    ...layers.settings,
  },
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-eval': 'error',
    'no-implied-eval': 'error',
    'no-new-func': 'error',
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'max-lines': ['error', { max: MOST_LINES, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    {
      files: ['*.mjs', '*.cjs'],
      env: { node: true },
      rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
    },
    { files: ['*.cjs'], parserOptions: { sourceType: 'script' } },
    {
      files: ['*.ts', '*.tsx'],
      parser: '@typescript-eslint/parser',
      parserOptions: { tsconfigRootDir: __dirname },
      extends: ['plugin:@typescript-eslint/strict'],
      rules: {
        ...layers.rules,
        'no-restricted-syntax': syntax.everywhere,
        // RTK Query says "no argument" by `void | undefined`.
        '@typescript-eslint/no-invalid-void-type': 'off',
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      },
    },
    {
      files: ['src/**/*.ts', 'src/**/*.tsx'],
      env: { browser: true },
      extends: ['plugin:react-hooks/recommended', 'plugin:jsx-a11y/recommended'],
      rules: {
        'no-console': 'error',
        'no-restricted-syntax': syntax.screens,
        'no-restricted-globals': ['error', ...syntax.floatGlobals, ...syntax.nodeGlobals],
        'no-restricted-properties': ['error', ...syntax.floatProperties],
        // These speak to the React compiler, which does not run here.
        'react-hooks/incompatible-library': 'off',
        'react-hooks/preserve-manual-memoization': 'off',
        'react-hooks/unsupported-syntax': 'off',
      },
    },
    {
      files: ['contract/**/*.ts'],
      rules: {
        'no-console': 'error',
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
        'no-console': 'error',
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
    // A command's answer on the terminal is its product; one place in the browser may speak to the console.
    { files: ['server/commands/**', 'src/shared/log/**'], rules: { 'no-console': 'off' } },
    ...importOverrides,
    {
      files: ['**/*.phrases.ts', '**/phrases/**', 'server/migrations/**', 'server/seeds/**'],
      rules: { 'max-lines': 'off' },
    },
    {
      files: [...TESTS, 'bench/**'],
      env: { node: true, browser: true },
      rules: {
        '@typescript-eslint/no-non-null-assertion': 'off',
        'no-console': 'off',
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
