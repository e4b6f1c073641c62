import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { ProgramsScreen } from '@/features/incentives/programs/programs.screen'
import { StandingScreen } from '@/features/incentives/standing/standing.screen'
import { incentiveDesk, type IncentiveDesk } from '@tests/api/incentives.support'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'

let api: TestApi
let desk: IncentiveDesk
beforeAll(async () => {
  api = await startApi()
  desk = await incentiveDesk(api)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const PHRASES = ['incentives', 'record', 'grid', 'document', 'document-names'] as const
const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement)

describe('the standing in programs', () => {
  it('tells an agent what is missing to the next money, and shows the sales that count', async () => {
    await desk.sold(0, 0)
    await desk.sold(0, 0)
    const { name } = await desk.program({ valid_from: desk.today, valid_to: addDays(desk.today, 20) })
    const { user } = await renderPart(<StandingScreen />, { api, as: 'agent', phrases: PHRASES })
    const card = await cardOf(name)
    expect(card.getByText(/^2 more units and you get .₱30,000.00.$/)).toBeDefined()
    expect(card.getByText(/Reached so far: .₱9,000.00/)).toBeDefined()
    await user.click(card.getByText('Sales that count', { selector: 'summary' }))
    expect(card.getAllByText('4,500.00')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Propose grants' })).toBeNull()
  })

  it('leads accounting from a figure to its sales, and proposes the grants of a program that has ended', async () => {
    await desk.sold(1, 12)
    await desk.sold(1, 12)
    const day = addDays(desk.today, -12)
    const { id, name } = await desk.program({ valid_from: day, valid_to: day })
    const { user } = await renderPart(<StandingScreen />, { api, as: 'accounting', phrases: PHRASES })
    const card = await cardOf(name)
    await user.click(card.getByRole('button', { name: /^2 units: Sales and computation of/ }))
    const sales = within(await screen.findByRole('dialog'))
    expect(sales.getAllByText('4,500.00')).toHaveLength(2)
    await user.click(sales.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await user.click(card.getByRole('button', { name: 'Propose grants' }))
    const asked = within(await screen.findByRole('dialog', { name: `Propose grants of ${name}?` }))
    await user.click(asked.getByRole('button', { name: 'Propose grants' }))
    expect(await card.findByText('Draft')).toBeDefined()
    const standing = (await desk.standing()).find(({ program }) => program.id === id)
    expect(standing?.people.map(({ grant }) => grant?.status)).toEqual(['draft'])
  })
})

describe('the form of a program', () => {
  it('says as one types that a tier leaves a gap, by the words of the server', async () => {
    const { id } = await desk.program()
    const { user } = await renderPart(<ProgramsScreen />, {
      ...({ api, as: 'accounting', path: `/?record=${id}`, phrases: PHRASES } as const),
    })
    const panel = within(await screen.findByRole('dialog'))
    const second = within(await panel.findByRole('group', { name: 'Tier 2' }))
    const from = second.getByLabelText(/^From/)
    await user.clear(from)
    await user.type(from, '5')
    await user.tab()
    expect(await panel.findByText('A tier begins where the one before it ends.')).toBeDefined()
    cleanup()
  })
})
