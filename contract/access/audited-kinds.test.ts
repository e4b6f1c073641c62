import { expect, it } from 'vitest'
import { readableKinds } from '@contract/access/audited-kinds'
import type { Scope } from '@contract/access/scopes'

it.each<[Scope, string[]]>([
  ['own', []],
  ['team', []],
  ['ou', ['bank']],
  ['all', ['bank']],
])('who may look at banks with scope %s reads these kinds of the audit log: %j', (scope, kinds) => {
  expect(readableKinds(code => (code === 'maintenance.bank.view' ? scope : null))).toEqual(kinds)
})
