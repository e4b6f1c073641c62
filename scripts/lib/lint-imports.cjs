// @ts-check
// `no-restricted-imports`, file by file: everything that is behind a door, save what the file's own door lets pass.
// A later override replaces an earlier one whole, so each carries the complete list.
const { doors } = require('./doors.cjs')

const UP = {
  regex: '^\\.\\./\\.\\./',
  message: 'Use an alias (@/, @contract/, @phrases/, @server/, @tests/) instead of ../../',
}
const NODE_IN_BROWSER = { regex: '^node:', message: 'Node is not there in the browser.' }
const ONLY_ZOD = {
  regex: '^(?!zod$|zod/|@contract/|\\.|@casl/|@zxcvbn-ts/)',
  message: 'contract is zod and plain functions, nothing else.',
}

/** @param {import('./doors.cjs').Door} door @param {boolean} [allowTypeImports] */
const shut = ({ name, packages, instead }, allowTypeImports = false) => ({
  regex: `^${packages}`,
  message: `${name} stays behind its door. ${instead}`,
  allowTypeImports,
})

/**
 * @param {string[]} files
 * @param {(door: import('./doors.cjs').Door) => boolean} isOpen
 * @param {object[]} more
 * @param {(door: import('./doors.cjs').Door) => boolean} [isOpenForTypes]
 */
const override = (files, isOpen, more, isOpenForTypes = () => false) => ({
  files,
  excludedFiles: ['**/*.test.ts', '**/*.test.tsx'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          UP,
          ...more,
          ...doors.filter(door => !isOpen(door)).map(door => shut(door, isOpenForTypes(door))),
        ],
      },
    ],
  },
})

/** @param {string} file */
const sideRules = file => {
  if (file.startsWith('contract/')) return [ONLY_ZOD]
  return file.startsWith('src/') ? [NODE_IN_BROWSER] : []
}

const passes = [...new Set(doors.flatMap(door => [...door.files, ...(door.typesOnly ?? [])]))]

const importOverrides = [
  {
    files: ['*.ts', '*.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [UP] }] },
  },
  {
    files: ['*.mjs', '*.cjs'],
    rules: { 'no-restricted-imports': ['error', { patterns: [UP] }] },
  },
  ...['src/', 'contract/', 'server/'].map(side =>
    override([`${side}**/*.ts`, `${side}**/*.tsx`], () => false, sideRules(side)),
  ),
  ...passes.map(file =>
    override(
      [file],
      door => door.files.includes(file),
      sideRules(file),
      door => door.typesOnly?.includes(file) ?? false,
    ),
  ),
]

module.exports = { importOverrides }
