import { describe, expect, it } from 'vitest'
import { addressesText, typedAddresses } from '@contract/modules/commission/statement-link'
import { openAnswers } from '@contract/modules/commission/statement-answer.rules'

describe('what a developer may answer', () => {
  it.each([
    ['sent', ['acknowledge', 'dispute']],
    ['acknowledged', ['dispute']],
    ['partly_collected', ['dispute']],
    ['disputed', []],
    ['collected', []],
    ['voided', []],
  ])('of a statement that is %s is %j', (status, answers) => {
    expect(openAnswers(status, false)).toEqual(answers)
  })

  it('is nothing once a link was answered', () => {
    expect(openAnswers('sent', true)).toEqual([])
  })
})

describe('addresses as they are typed', () => {
  it('are read one a line or between commas, each once', () => {
    expect(typedAddresses('ana@x.test, Ben@x.test\nana@x.test;')).toEqual(['ana@x.test', 'ben@x.test'])
  })

  it.each(['ana', 'ana@x.test ben', Array.from({ length: 11 }, (_, i) => `p${i}@x.test`).join('\n')])(
    'are refused where one of them is none, or they are too many: %j',
    text => {
      expect(addressesText.safeParse(text).success).toBe(false)
    },
  )
})
