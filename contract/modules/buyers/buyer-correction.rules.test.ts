import { expect, it } from 'vitest'
import { correctionRefusal, keptByDesk } from '@contract/modules/buyers/buyer-correction.rules'

const facts = { is_adder: true, is_merged: false, is_verified: false }

it('a buyer is corrected by whoever added it until a document is verified', () => {
  expect(correctionRefusal(facts)).toBeNull()
  expect(correctionRefusal({ ...facts, is_verified: true })).toBe('buyer_verified')
})

it('a buyer that somebody else added is not corrected, verified or not', () => {
  expect(correctionRefusal({ ...facts, is_adder: false })).toBe('buyer_added_elsewhere')
  expect(correctionRefusal({ ...facts, is_adder: false, is_verified: true })).toBe('buyer_added_elsewhere')
})

it('a buyer that became part of another one is corrected by nobody', () => {
  expect(correctionRefusal({ ...facts, is_merged: true })).toBe('buyer_merged')
})

it('a correction leaves the owner and the risk class to the sales desk', () => {
  expect(keptByDesk(['last_name', 'aml_risk', 'owner_employee_id'])).toEqual([
    'aml_risk',
    'owner_employee_id',
  ])
})
