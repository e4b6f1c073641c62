import { describe, expect, it } from 'vitest'
import { matchLine, type Candidate, type ReportedLine } from '@contract/modules/sales/payment-match.rules'

const sale = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  sale_no: `SALE-CEB-2026-00000${id}`,
  unit_code: `B1-L${id}`,
  project_code: 'PALMA',
  project_name: 'Las Palmas',
  buyer_name: 'Cruz, Ana M.',
  ...more,
})
const SALES = [
  sale('1'),
  sale('2', { buyer_name: 'Reyes, Ben' }),
  sale('3', {
    project_code: 'MIRA',
    project_name: 'Miraflor',
    unit_code: 'B1-L2',
    buyer_name: 'Peñaflor, Iñigo',
  }),
]
const line = (more: Partial<ReportedLine>): ReportedLine => ({
  sale_no: null,
  project: null,
  unit_code: null,
  buyer_name: null,
  ...more,
})

describe('a line of a developer’s report', () => {
  it.each([
    ['its number, however it is spaced', { sale_no: 'sale ceb 2026 000002' }, '2'],
    ['its unit, written otherwise', { unit_code: 'b1 l1' }, '1'],
    ['its unit and the project’s code', { unit_code: 'B1-L2', project: 'mira' }, '3'],
    ['its buyer and the project’s name', { buyer_name: 'ana m cruz', project: 'LAS PALMAS' }, '1'],
    ['a buyer whose letters lost their marks', { buyer_name: 'INIGO PENAFLOR', project: 'Miraflor' }, '3'],
  ])('finds its sale by %s', (_by, told, id) => {
    expect(matchLine(line(told), SALES)).toMatchObject({ found: 'one', sale: { id } })
  })

  it('is ambiguous where two sales fit, and one word more decides', () => {
    expect(matchLine(line({ unit_code: 'B1-L2' }), SALES)).toMatchObject({ found: 'many' })
    expect(matchLine(line({ unit_code: 'B1-L2', buyer_name: 'Ben Reyes' }), SALES)).toMatchObject({
      found: 'one',
      sale: { id: '2' },
    })
  })

  it('is refused where its words speak of two sales', () => {
    expect(matchLine(line({ sale_no: SALES[0]!.sale_no, unit_code: 'B1-L2' }), SALES)).toMatchObject({
      found: 'contradiction',
      path: 'unit_code',
    })
    expect(matchLine(line({ sale_no: SALES[0]!.sale_no, buyer_name: 'Ben Reyes' }), SALES)).toMatchObject({
      found: 'contradiction',
      path: 'buyer_name',
    })
  })

  it('finds nobody by a name without its project, and nothing by nothing', () => {
    expect(matchLine(line({ buyer_name: 'Ana M Cruz' }), SALES)).toEqual({ found: 'none', path: 'project' })
    expect(matchLine(line({}), SALES)).toEqual({ found: 'none', path: 'sale_no' })
    expect(matchLine(line({ sale_no: 'SALE-CEB-2026-999999' }), SALES)).toEqual({
      found: 'none',
      path: 'sale_no',
    })
  })
})
