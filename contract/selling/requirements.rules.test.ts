import { describe, expect, it } from 'vitest'
import {
  countUnverified,
  documentsNeeded,
  documentStatus,
  neededBy,
  standingOf,
  type GivenDocument,
  type Requirement,
  type SaleParty,
} from '@contract/selling/requirements.rules'

const PROJECT = 'project-1'
const line = (code: string, given: Partial<Requirement> = {}): Requirement => ({
  id: `${code}/${JSON.stringify(given)}`,
  code,
  name: code,
  mandatory_for: 'booking',
  project_id: null,
  financing: null,
  employment: null,
  buyer_kind: null,
  needed_when: 'always',
  from_whom: 'buyer',
  kept_with: 'buyer',
  asks_valid_to: false,
  sort: 0,
  ...given,
})
const person: SaleParty = {
  buyer_id: 'ana',
  kind: 'individual',
  employment: 'local',
  civil_status: 'single',
  nationality: 'PH',
  has_attorney: false,
}
const terms = { project_id: PROJECT, financing: 'bank' } as const
const codes = (lines: Requirement[], party: Partial<SaleParty> = {}, of = terms) =>
  documentsNeeded(lines, of, [{ ...person, ...party }]).map(({ code }) => code)

describe('which papers a sale needs', () => {
  it('asks what meets project, financing, employment and kind, and nothing else', () => {
    const lines = [
      line('ALL'),
      line('BANK', { financing: 'bank' }),
      line('PAGIBIG', { financing: 'pag_ibig' }),
      line('PAYSLIPS', { employment: 'local' }),
      line('CONTRACT', { employment: 'ofw' }),
      line('SEC', { buyer_kind: 'corporate' }),
      line('HERE', { project_id: PROJECT }),
      line('THERE', { project_id: 'project-2' }),
    ]
    expect(codes(lines)).toEqual(['ALL', 'BANK', 'HERE', 'PAYSLIPS'])
    expect(codes(lines, { employment: 'ofw' })).toEqual(['ALL', 'BANK', 'CONTRACT', 'HERE'])
    expect(codes(lines, { kind: 'corporate', employment: null, civil_status: null })).toEqual([
      'ALL',
      'BANK',
      'HERE',
      'SEC',
    ])
  })

  it.each([
    ['married', { civil_status: 'married' }, { civil_status: 'widowed' }],
    ['formerly_married', { civil_status: 'annulled' }, { civil_status: 'married' }],
    ['attorney', { has_attorney: true }, { has_attorney: false }],
    ['foreigner', { nationality: 'JP' }, { nationality: 'PH' }],
  ] as const)('asks what is needed when %s of those alone', (needed_when, yes, no) => {
    const lines = [line('PAPER', { needed_when })]
    expect(codes(lines, yes)).toEqual(['PAPER'])
    expect(codes(lines, no)).toEqual([])
  })

  it('asks a paper once: the earliest stage stands', () => {
    const lines = [line('ID'), line('ID', { mandatory_for: 'reservation', employment: 'local' })]
    expect(documentsNeeded(lines, terms, [person])).toMatchObject([
      { code: 'ID', mandatory_for: 'reservation' },
    ])
  })

  it("lets the project's own word stand before the general one, also where it asks later", () => {
    const lines = [
      line('ITR', { mandatory_for: 'reservation' }),
      line('ITR', { mandatory_for: 'takeout', project_id: PROJECT }),
    ]
    expect(documentsNeeded(lines, terms, [person])).toMatchObject([{ mandatory_for: 'takeout' }])
    expect(documentsNeeded(lines, { ...terms, project_id: 'other' }, [person])).toMatchObject([
      { mandatory_for: 'reservation' },
    ])
  })

  it('stands by stage, then by its place in the list', () => {
    const lines = [
      line('LATE', { mandatory_for: 'takeout' }),
      line('B', { sort: 2 }),
      line('A', { sort: 1 }),
      line('FIRST', { mandatory_for: 'reservation', sort: 9 }),
    ]
    expect(codes(lines)).toEqual(['FIRST', 'A', 'B', 'LATE'])
  })

  it('asks each party for their own, and what is kept with the sale of the principal alone', () => {
    const lines = [line('ID'), line('CHEQUES', { kept_with: 'sale' }), line('COE', { employment: 'ofw' })]
    const needed = documentsNeeded(lines, terms, [person, { ...person, buyer_id: 'ben', employment: 'ofw' }])
    expect(needed.map(({ buyer_id, code }) => `${buyer_id}:${code}`)).toEqual([
      'ana:CHEQUES',
      'ana:ID',
      'ben:COE',
      'ben:ID',
    ])
  })
})

describe('where a paper stands', () => {
  const given = (id: string, document: Partial<GivenDocument> = {}): GivenDocument => ({
    id,
    kind: 'ID',
    status: 'submitted',
    valid_to: null,
    created_at: '2026-01-01T00:00:00Z',
    ...document,
  })

  it('is expired from the day after its last', () => {
    const paper = { status: 'verified', valid_to: '2026-06-30' } as const
    expect(documentStatus(paper, '2026-06-30')).toBe('verified')
    expect(documentStatus(paper, '2026-07-01')).toBe('expired')
    expect(documentStatus({ ...paper, status: 'rejected' }, '2026-07-01')).toBe('rejected')
  })

  it('is missing where nothing was handed in, and else what the newest is', () => {
    expect(standingOf('ID', [], '2026-06-01')).toEqual({ status: 'missing', document_id: null })
    const documents = [
      given('old', { status: 'rejected' }),
      given('new', { created_at: '2026-02-01T00:00:00Z' }),
      given('other', { kind: 'TIN', created_at: '2026-03-01T00:00:00Z' }),
    ]
    expect(standingOf('ID', documents, '2026-06-01')).toEqual({ status: 'submitted', document_id: 'new' })
  })

  it('stays verified while another is looked at, until the verified one runs out', () => {
    const documents = [
      given('good', { status: 'verified', valid_to: '2026-06-30' }),
      given('newer', { created_at: '2026-05-01T00:00:00Z' }),
    ]
    expect(standingOf('ID', documents, '2026-06-30').document_id).toBe('good')
    expect(standingOf('ID', documents, '2026-07-01')).toEqual({ status: 'submitted', document_id: 'newer' })
  })
})

describe('what a stage waits for', () => {
  const papers = [
    { mandatory_for: 'reservation', status: 'verified' },
    { mandatory_for: 'reservation', status: 'expired' },
    { mandatory_for: 'booking', status: 'submitted' },
    { mandatory_for: 'takeout', status: 'missing' },
  ] as const

  it('is all that is asked for up to it and is not verified', () => {
    expect(countUnverified('reservation', papers)).toBe(1)
    expect(countUnverified('booking', papers)).toBe(2)
    expect(countUnverified('takeout', papers)).toBe(3)
    expect(neededBy('booking', papers)).toHaveLength(3)
  })
})
