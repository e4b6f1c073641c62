import { describe, expect, it } from 'vitest'
import cases from '@tests/cases/attack-cases.json'
import { ATTACK_CASES } from '@tests/guards/attack-cases'
import { names } from '@tests/guards/case-titles'
import { holdCases } from '@tests/guards/hold-cases'

const AREAS = new Set([
  'approval-link',
  'audit',
  'authentication',
  'business-logic',
  'session',
  'configuration',
  'files',
  'injection',
  'function-access',
  'mass-assignment',
  'object-access',
  'availability',
])

describe('known attacks', () => {
  holdCases(cases, AREAS, ATTACK_CASES)

  it('in a browser are tried there', () => {
    const elsewhere = cases.filter(
      ({ id, area, run }) => AREAS.has(area) && run === 'browser' && !ATTACK_CASES[id]?.journey,
    )
    expect(elsewhere).toEqual([])
  })

  it.each([
    ["it('AUTHN-02 x', () => {})", true],
    ["test('AUTHN-02 x', async () => {})", true],
    ["describe('a', () => { it.each([1])('AUTHN-02 %i', () => {}) })", true],
    ["it.each`a\n${1}`('AUTHN-02 $a', () => {})", true],
    ["it.runIf(process.platform !== 'win32')('AUTHN-02 x', () => {})", true],
    ["it.skip('AUTHN-02 x', () => {})", false],
    ["it.todo('AUTHN-02 x')", false],
    ["// it('AUTHN-02 x', () => {})", false],
    ["it('AUTHN-022 x', () => {})", false],
    ["describe('AUTHN-02 x', () => {})", true],
    ['it(`AUTHN-02 ${x}`, () => {})', true],
  ])('are found by their titles: %s', (text, isThere) => {
    expect(names(text, 'AUTHN-02')).toBe(isThere)
  })
})
