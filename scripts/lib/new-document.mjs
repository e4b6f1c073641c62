// @ts-check
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { root } from './project.mjs'

/** @typedef {{ module: string, name: string, migration: string }} Wanted */

/** The number after the last one. */
export async function migrationNumber() {
  const files = await readdir(path.join(root, 'server/migrations'))
  const last = Math.max(...files.map(file => Number(/^(\d{4})-/.exec(file)?.[1] ?? 0)))
  return String(last + 1).padStart(4, '0')
}

const camel = (/** @type {string} */ text) => text.replace(/-(\w)/g, (_all, letter) => letter.toUpperCase())
const pascal = (/** @type {string} */ text) => camel(`-${text}`)
const snake = (/** @type {string} */ text) => text.replaceAll('-', '_')
const words = (/** @type {string} */ text) =>
  text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ')
const letters = (/** @type {string} */ text) =>
  text
    .split('-')
    .map(part => part.charAt(0).toUpperCase())
    .join('')

/** @param {Wanted} wanted @returns {import('./new-files.mjs').NewFile[]} */
export function documentFiles({ module, name, migration }) {
  const one = camel(name)
  return [
    {
      path: `contract/modules/${module}/${name}.document.ts`,
      text: `import { defineDocument } from '@contract/kernel/define-document'
import { amountText, dateText, EVERYWHERE, nameText } from '@contract/kernel/field-declarations'

export const ${one} = defineDocument({
  name: '${snake(name)}',
  path: '/${module}/${name}s',
  permission: '${snake(module)}.${snake(name)}',
  type: '${snake(name)}',
  numbers: '${snake(name)}',
  names: { one: '${words(name)}', fields: { purpose: 'Purpose', needed_on: 'Date', amount: 'Amount' } },
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
      text: `import { DOCUMENT_COLUMNS, keptAsDocument } from '@server/migrations/table-parts'

export const ${one}Migration = {
  name: '${migration}-${name}',
  sql: \`
create table ${snake(name)} (\${DOCUMENT_COLUMNS},
  purpose text not null,
  needed_on date not null,
  amount numeric(16,2) not null check (amount >= 0)
);
\${keptAsDocument('${snake(name)}')}\`,
}
`,
    },
    {
      path: `server/modules/${module}/${name}.document.ts`,
      text: `import { ${one} } from '@contract/modules/${module}/${name}.document'
import type { DocumentParts } from '@server/platform/documents/document-parts'

/** What is its own when it is submitted, approved, closed or voided goes into the hooks. */
export const ${one}Document: DocumentParts = { document: ${one}, hooks: {} }
`,
    },
    {
      path: `src/features/${module}/${module}.module.tsx`,
      text: `import type { FeatureModule } from '@/shared/access/feature-module'

export const ${camel(module)}Module: FeatureModule = {
  name: '${module}',
  phrases: ['grid', 'record', 'approval', 'approvals', 'link', 'document', 'document-names'],
  routes: [
    {
      path: '/${module}/${name}',
      lazy: () => import('@/features/${module}/${name}s.screen').then(file => file.${pascal(name)}sScreen),
    },
  ],
}
`,
    },
    {
      path: `src/features/${module}/${name}s.screen.tsx`,
      text: `import { ${one} } from '@contract/modules/${module}/${name}.document'
import { createDocumentApi } from '@/shared/document/create-document-api'
import { DocumentScreen } from '@/shared/document/document-screen'

const api = createDocumentApi(${one})

export function ${pascal(name)}sScreen() {
  return <DocumentScreen api={api} namespace="${module}" name="${snake(name)}s" />
}
`,
    },
    {
      path: `src/features/${module}/${module}.phrases.ts`,
      text: `import { ${one} } from '@contract/modules/${module}/${name}.document'

export const ${camel(module)}Phrases = {
  fields: ${one}.names.fields,
  ${snake(name)}s: {
    title: '${words(name)}s',
    search: 'Search by number or purpose',
    empty: 'No ${name.replaceAll('-', ' ')}s yet',
    new: 'New ${name.replaceAll('-', ' ')}',
    one: ${one}.names.one,
    count_one: '{{count}} ${name.replaceAll('-', ' ')}',
    count_other: '{{count}} ${name.replaceAll('-', ' ')}s',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    ${/^[a-z]+$/.test(module) ? module : `'${module}'`}: typeof ${camel(module)}Phrases
  }
}
`,
    },
  ]
}

/** @param {Wanted} wanted @returns {import('./new-files.mjs').NewLine[]} */
export function documentLines({ module, name, migration }) {
  const [one, area] = [camel(name), `${snake(module)}.${snake(name)}`]
  return [
    {
      path: 'contract/kernel/document-types.ts',
      before: '} as const satisfies Record',
      text: `  ${snake(name)}: { name: '${words(name)}', chain: byHead },\n`,
    },
    {
      path: 'contract/kernel/document-types.ts',
      before: '} as const\nexport type NumberedType',
      text: `  ${snake(name)}: '${letters(name)}',\n`,
    },
    {
      path: 'contract/access/modules.ts',
      before: "  { code: 'people'",
      unless: `code: '${module}'`,
      text: `  { code: '${module}', sort: 175, can_be_disabled: true },\n`,
    },
    {
      path: 'contract/access/permissions/daily.permissions.ts',
      before: /^\] as const/m,
      text: `  ...definePermissions('${module}', SCOPED, {
    '${area}.view': 'See ${name.replaceAll('-', ' ')}s.',
    '${area}.create': 'Draft a ${name.replaceAll('-', ' ')}.',
    '${area}.submit': 'Submit a ${name.replaceAll('-', ' ')} for approval.',
  }),\n`,
    },
    {
      path: 'contract/access/roles/every-role.ts',
      before: "  ...grants('hr.leave', ",
      text: `  ...grants('${area}', ['view', 'create', 'submit'], 'own'),\n`,
    },
    { path: 'contract/access/audited-kinds.ts', before: /^\}/m, text: `  ${snake(name)}: '${area}.view',\n` },
    {
      path: 'contract/access/screens/daily.screens.ts',
      before: /^\] as const/m,
      text: `  {
    path: '/${module}/${name}',
    title_key: 'screens.${one}s',
    module: '${module}',
    permission: '${area}.view',
    icon: 'file-earmark-text',
    menu: { group: 'employee', sort: 900 },
  },\n`,
    },
    {
      path: 'contract/access/screens.phrases.ts',
      before: "  dashboard: 'Dashboard'",
      text: `  ${one}s: '${words(name)}s',\n`,
    },
    {
      path: 'server/migrations/migrations.ts',
      before: '\n/**',
      text: `import { ${one}Migration } from '@server/migrations/${migration}-${name}'\n`,
    },
    { path: 'server/migrations/migrations.ts', before: /\]\s*$/, text: `  ${one}Migration,\n` },
    {
      path: 'server/app.ts',
      before: 'export type AppOptions',
      text: `import { ${one}Document } from '@server/modules/${module}/${name}.document'\n`,
    },
    { path: 'server/app.ts', before: '...(options.keptDocuments ?? [])', text: `${one}Document, ` },
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
