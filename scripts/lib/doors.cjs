// @ts-check
/**
 * Vendors behind one door each: the packages, the files that may use them, and what the others use instead.
 * ESLint says it while one writes (.eslintrc.cjs); dependency-cruiser also sees dynamic imports
 * (.dependency-cruiser.cjs).
 *
 * @typedef {object} Door
 * @property {string} name
 * @property {string} packages  a pattern that a package's name matches from its start
 * @property {string} side      the folder in which the door stands; other sides have no business with it at all
 * @property {string[]} files   who may pass
 * @property {string[]} [typesOnly] who may import types alone
 * @property {string} instead
 */

/** @type {Door[]} */
const doors = [
  {
    name: 'ag-grid',
    packages: 'ag-grid-',
    side: 'src',
    files: ['src/shared/grid/**'],
    instead: 'Screens use the grid kit in src/shared/grid.',
  },
  {
    name: 'ag-charts',
    packages: 'ag-charts-',
    side: 'src',
    files: ['src/shared/charts/**'],
    instead: 'Charts come from src/shared/charts.',
  },
  {
    name: 'pdfjs',
    packages: 'pdfjs-dist',
    side: 'src',
    files: ['src/shared/viewer/**'],
    instead: 'Files are shown by src/shared/viewer.',
  },
  {
    name: 'axios',
    packages: 'axios(/|$)',
    side: 'src',
    files: ['src/shared/http/**'],
    instead: 'Requests go through src/shared/http.',
  },
  {
    name: 'react-hook-form',
    packages: '(react-hook-form|@hookform/)',
    side: 'src',
    files: ['src/shared/form/**'],
    instead: 'Forms are built from src/shared/form.',
  },
  {
    name: 'flatpickr',
    packages: '(react-)?flatpickr',
    side: 'src',
    files: ['src/shared/form/**'],
    instead: 'The date field lives in src/shared/form.',
  },
  {
    name: 'react-bootstrap',
    packages: 'react-bootstrap',
    side: 'src',
    files: ['src/shared/ui/**'],
    instead: 'Components come from src/shared/ui.',
  },
  {
    name: 'zxcvbn',
    packages: '@zxcvbn-ts/',
    side: 'contract',
    files: ['contract/modules/auth/password-estimator.ts'],
    instead: 'Passwords are judged by passwordWeakness in contract/modules/auth.',
  },
  {
    name: 'casl',
    packages: '@casl/',
    side: '(src|contract|server)',
    files: ['src/shared/access/**', 'contract/access/**'],
    instead: 'Ask through src/shared/access, or contract/access where there is no screen.',
  },
  {
    name: 'i18next',
    packages: '(react-)?i18next',
    side: 'src',
    files: ['src/shared/i18n/**'],
    instead: 'Phrases come through src/shared/i18n.',
  },
  {
    name: 'react-redux',
    packages: 'react-redux',
    side: 'src',
    files: ['src/app/**', 'src/main.tsx', 'src/shared/store/hooks.ts'],
    instead: 'The typed hooks are in src/shared/store/hooks.ts.',
  },
  {
    name: 'sql',
    packages: '(kysely|pg|pg-[a-z-]+)(/|$)',
    side: 'server',
    files: [
      'server/platform/db/**',
      'server/platform/access/**',
      'server/platform/resource/**',
      'server/**/*.repository.ts',
      'server/migrations/**',
    ],
    instead: 'SQL lives in *.repository.ts, server/migrations and server/platform/{db,access,resource}.',
  },
  {
    name: 'fastify',
    packages: '(fastify|@fastify/)',
    side: 'server',
    files: ['server/platform/http/**', 'server/app.ts'],
    typesOnly: ['server/platform/resource/**', 'server/**/*.routes.ts', 'server/**/*.module.ts'],
    instead: 'HTTP lives in server/platform/http and *.routes.ts.',
  },
  {
    name: 'pdfkit',
    packages: '(pdfkit|@expo-google-fonts/)',
    side: 'server',
    files: ['server/platform/pdf/paper-sheet.ts', 'server/platform/pdf/paper-fonts.ts'],
    instead: 'Documents are printed by server/platform/pdf.',
  },
  {
    name: 'qr',
    packages: 'qr(/|$)',
    side: 'server',
    files: ['server/platform/pdf/code-squares.ts'],
    instead: 'Codes are made by server/platform/pdf/code-squares.ts.',
  },
  {
    name: 'order and lines of text',
    packages: '(bidi-js|linebreak)',
    side: 'server',
    files: ['server/platform/pdf/paper-bidi.ts', 'server/platform/pdf/paper-lines.ts'],
    instead: 'Documents are printed by server/platform/pdf.',
  },
]

module.exports = { doors }
