import { describe } from 'vitest'
import cases from '@tests/cases/fault-cases.json'
import { faultCases } from '@tests/guards/fault-cases'
import { holdCases } from '@tests/guards/hold-cases'

describe('known faults', () => {
  holdCases(
    cases,
    new Set(['process-and-database', 'mail', 'browser', 'delivery', 'uploads', 'time']),
    faultCases,
  )
})
