import { describe } from 'vitest'
import { holdCasesToTheirHomes } from '@tests/guards/case-home'
import { faultCases } from '@tests/guards/fault-cases'
import cases from '@tests/cases/fault-cases.json'

describe('fault cases', () => {
  holdCasesToTheirHomes(cases, ['process-and-database', 'mail', 'browser', 'delivery'], faultCases)
})
