// @ts-check
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { inRoot } from './project.mjs'

/** @typedef {{ module: string, name: string, migration: string }} Wanted */

/** The number after the last one. */
export async function migrationNumber() {
  const files = await readdir(inRoot('server', 'migrations'))
  const last = Math.max(...files.map(file => Number(/^(\d{4})-/.exec(file)?.[1] ?? 0)))
  return String(last + 1).padStart(4, '0')
}

const camel = (/** @type {string} */ text) => text.replace(/-(\w)/g, (_all, letter) => letter.toUpperCase())
const pascal = (/** @type {string} */ text) => camel(`-${text}`)
const snake = (/** @type {string} */ text) => text.replaceAll('-', '_')
const plain = (/** @type {string} */ text) => text.replaceAll('-', ' ')
const titled = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + plain(text).slice(1)
const letters = (/** @type {string} */ text) =>
  text
    .split('-')
    .map(part => part.charAt(0).toUpperCase())
    .join('')
const key = (/** @type {string} */ text) => (/^[a-z]+$/.test(text) ? text : `'${text}'`)

/** @param {Wanted} wanted @returns {import('./new-files.mjs').NewFile[]} */
export function documentFiles({ module, name, migration }) {
  const [one, kind] = [camel(name), snake(name)]
  const space = `${name}s`
  return [
    {
      path: `contract/modules/${module}/${name}.document.ts`,
      text: `import { defineDocument } from '@contract/kernel/define-document'
import { amountText, dateText, EVERYWHERE, nameText } from '@contract/kernel/field-declarations'

export const ${one} = defineDocument({
  name: '${kind}',
  path: '/${module}/${space}',
  permission: '${snake(module)}.${kind}',
  type: '${kind}',
  numbers: '${kind}',
  names: { purpose: 'Purpose', needed_on: 'Date', amount: 'Amount' },
  shown: ['purpose', 'needed_on', 'amount'],
  facts: ['amount'],
  amount: 'amount',
  fields: {
    purpose: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    needed_on: { kind: 'date', schema: dateText, ...EVERYWHERE },
    amount: { kind: 'money', schema: amountText, ...EVERYWHERE },
  },
})
`,
    },
    {
      path: `server/migrations/${migration}-${name}.ts`,
      text: `import { documentColumnsInUnit, keptAsDocumentInUnit } from '@server/migrations/table-parts'

export const ${one}Migration = {
  name: '${migration}-${name}',
  sql: \`
create table ${kind} (\${documentColumnsInUnit()},
  purpose text not null,
  needed_on date not null,
  amount numeric(16,2) not null check (amount >= 0)
);
\${keptAsDocumentInUnit('${kind}')}\`,
}
`,
    },
    {
      path: `src/features/${module}/${space}.screen.tsx`,
      text: `import { ${one} } from '@contract/modules/${module}/${name}.document'
import { createDocumentApi } from '@/shared/document/create-document-api'
import { DocumentScreen } from '@/shared/document/document-screen'

const api = createDocumentApi(${one})

export function ${pascal(name)}sScreen() {
  return <DocumentScreen api={api} namespace="${space}" />
}
`,
    },
    {
      path: `src/features/${module}/${space}.phrases.ts`,
      text: `export const ${one}sPhrases = {
  ${kind}: {
    title: '${titled(name)}s',
    search: 'Search by number or purpose',
    empty: 'No ${plain(name)}s yet',
    empty_text: 'Requests that you make appear here, with who approves them.',
    new: 'New ${plain(name)}',
    one: '${titled(name)}',
    count_one: '{{count}} ${plain(name)}',
    count_other: '{{count}} ${plain(name)}s',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    ${key(space)}: typeof ${one}sPhrases
  }
}
`,
    },
    ...(existsSync(inRoot('src', 'features', module)) ? [] : [newModule(module, name)]),
  ]
}

/** @param {string} module @param {string} name */
const routeOf = (module, name) => `    '/${module}/${name}': () =>
      import('@/features/${module}/${name}s.screen').then(file => file.${pascal(name)}sScreen),
`

/** @param {string} module @param {string} name */
const newModule = (module, name) => ({
  path: `src/features/${module}/${module}.module.tsx`,
  text: `import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const ${camel(module)}Module: FeatureModule = {
  name: '${module}',
  phrases: ['${name}s', ...DOCUMENT_PHRASES],
  routes: {
${routeOf(module, name)}  },
}
`,
})

/** @param {Wanted} wanted @returns {import('./new-files.mjs').NewLine[]} */
export function documentLines({ module, name, migration }) {
  const [one, kind] = [camel(name), snake(name)]
  const area = `${snake(module)}.${kind}`
  const moduleFile = `src/features/${module}/${module}.module.tsx`
  const types = 'contract/kernel/document-types.ts'
  const documents = 'contract/modules/documents.ts'
  const migrations = 'server/migrations/migrations.ts'
  return [
    {
      path: types,
      before: '} as const satisfies Record',
      text: `  ${kind}: { name: '${titled(name)}', chain: byHead, view: '${area}.view' },\n`,
    },
    { path: types, before: '} as const\nexport type NumberedType', text: `  ${kind}: '${letters(name)}',\n` },
    {
      path: documents,
      before: 'import type',
      text: `import { ${one} } from '@contract/modules/${module}/${name}.document'\n`,
    },
    { path: documents, before: /\]\s*$/, text: `${one}, ` },
    {
      path: 'contract/access/permissions/daily.permissions.ts',
      before: /^\] as const/m,
      text: `  ...definePermissions('${module}', SCOPED, {
    '${area}.view': 'See ${plain(name)}s.',
    '${area}.create': 'Draft a ${plain(name)}.',
    '${area}.submit': 'Submit a ${plain(name)} for approval.',
  }),\n`,
    },
    {
      path: 'contract/access/roles/every-role.ts',
      before: "  ...grants('hr.leave', ",
      text: `  ...grants('${area}', ['view', 'create', 'submit'], 'own'),\n`,
    },
    {
      path: 'contract/access/screens/daily.screens.ts',
      before: /^\] as const/m,
      text: `  {
    path: '/${module}/${name}',
    title_key: 'screens.${one}s',
    permission: '${area}.view',
    icon: 'file-earmark-text',
    menu: { group: 'employee', sort: 900 },
  },\n`,
    },
    {
      path: 'contract/access/screens.phrases.ts',
      before: "  dashboard: 'Dashboard'",
      text: `  ${one}s: '${titled(name)}s',\n`,
    },
    {
      path: migrations,
      before: '\n/**',
      text: `\nimport { ${one}Migration } from '@server/migrations/${migration}-${name}'`,
    },
    { path: migrations, before: /\]\s*$/, text: `  ${one}Migration,\n` },
    // Of a module that is there already; a new one has it from its own file.
    {
      path: moduleFile,
      before: '\nexport const',
      unless: 'DOCUMENT_PHRASES',
      text: `import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'\n`,
    },
    { path: moduleFile, before: /'grid'/, unless: `'${name}s'`, text: `'${name}s', ...DOCUMENT_PHRASES, ` },
    { path: moduleFile, before: / {2}\},\n\}/, unless: `'/${module}/${name}'`, text: routeOf(module, name) },
    {
      path: 'contract/access/modules.ts',
      before: "  { code: 'people'",
      unless: `code: '${module}'`,
      text: `  { code: '${module}', sort: 175, can_be_disabled: true },\n`,
    },
    {
      path: 'src/app/modules.ts',
      before: 'import type { FeatureModule }',
      unless: `${camel(module)}Module`,
      text: `import { ${camel(module)}Module } from '@/features/${module}/${module}.module'\n`,
    },
    {
      path: 'src/app/modules.ts',
      before: /\]\s*$/,
      unless: `  ${camel(module)}Module,`,
      text: `  ${camel(module)}Module,\n`,
    },
  ]
}
