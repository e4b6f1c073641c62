import { describe, expect, it } from 'vitest'
import { matchPayslip } from '@contract/modules/files/payslip-match.rules'

const reyes = { id: 'reyes', employee_no: 'EM-HO-2026-000012', last_name: 'Reyes', first_name: 'Nico' }
const pena = { id: 'pena', employee_no: 'EM-HO-2026-000120', last_name: 'Peña', first_name: 'Ana Luz' }
const short = { id: 'short', employee_no: '000012', last_name: 'Tan', first_name: 'Bo' }
const of = (name: string) => matchPayslip(name, [reyes, pena, short])
const fits = (id: string) => ({ employee_id: id, problem: null })

describe('whose payslip a file is', () => {
  it.each([
    ['EM-HO-2026-000012.pdf', 'reyes'],
    ['payslip_EM-HO-2026-000012_2026-01.pdf', 'reyes'],
    ['2026-01 em ho 2026 000012.PDF', 'reyes'],
    ['folder/EM-HO-2026-000120 PENA, ANA.pdf', 'pena'],
    ['Reyes, Nico EM-HO-2026-000012.pdf', 'reyes'],
    ['000012.pdf', 'short'],
    ['EM-HO-2026-000012 final copy.pdf', 'reyes'],
  ])('%s', (name, id) => expect(of(name)).toEqual(fits(id)))

  it('never takes a number that is only part of another', () => {
    expect(of('EM-HO-2026-0000120.pdf')).toEqual({ employee_id: null, problem: 'unknown_number' })
    expect(of('XEM-HO-2026-000120.pdf')).toEqual({ employee_id: null, problem: 'unknown_number' })
  })

  it('finds a swapped number by the name beside it', () => {
    expect(of('EM-HO-2026-000012 Peña.pdf')).toEqual({ employee_id: 'reyes', problem: 'name_mismatch' })
    expect(of('EM-HO-2026-000120 Nico.pdf')).toEqual({ employee_id: 'pena', problem: 'name_mismatch' })
  })

  it('says what a name has not', () => {
    expect(of('EM-HO-1999-1.pdf').problem).toBe('unknown_number')
    expect(of('notes.pdf').problem).toBe('no_number')
    expect(of('').problem).toBe('no_number')
  })
})
