import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { shownDate } from '@contract/kernel/dates'
import { operatingUnitResource } from '@contract/modules/maintenance/operating-unit.resource'
import { unitPriceResource } from '@contract/modules/property/unit-price.resource'
import { businessDay } from '@server/platform/db/business-day'
import { ImportWizard } from '@/shared/record/import/import-wizard'
import { createResourceApi } from '@/shared/resource/create-resource-api'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildPropertyUnit } from '@tests/support/factories/property'
import { renderPart } from '@tests/support/render-part'

let api: TestApi
let admin: Client
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const units = createResourceApi(operatingUnitResource)
const found = async (code: string) => {
  const url = `/api/v1/maintenance/operating-units?search=${code}`
  return (await admin.get<{ data: { ou_code: string; ou_name: string }[] }>(url)).body.data
}

async function openWizard(other?: ReactElement) {
  const onClose = vi.fn()
  const ofUnits = (
    <ImportWizard resource={operatingUnitResource} api={units} namespace="maintenance" onClose={onClose} />
  )
  const rendered = await renderPart(other ?? ofUnits, {
    api,
    as: 'super_admin',
    phrases: ['grid', 'record', 'maintenance', 'property'],
  })
  const choose = async (text: string, name = 'units.csv') => {
    await screen.findByText('Choose the file, or drop it here')
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    await rendered.user.upload(input, new File([text], name, { type: 'text/csv' }))
  }
  return { ...rendered, onClose, choose }
}

describe('an import', () => {
  it('writes nothing before it is confirmed, mends on the spot, and leaves out what is wrong', async () => {
    const { user, choose, onClose } = await openWizard()
    await choose(
      'ou_code;ou_name;kind;Nobody asks\nIMP1;First;branch;x\nimp?;Second;branch;x\nIMP3;;branch;x\n',
    )
    await screen.findByText('units.csv: 3 rows')
    expect(screen.getByLabelText<HTMLSelectElement>('ou_code').value).toBe('ou_code')
    expect(screen.getByLabelText<HTMLSelectElement>('Nobody asks').value).toBe('')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText('2 rows have errors.')
    // As a form would say it, not that something is not as it should be.
    screen.getByText(/: Use 2 to 8 capital letters and digits\.$/)
    expect(await found('IMP')).toEqual([])

    const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Add \d/ })
    expect(confirm().disabled).toBe(true)
    const code = screen.getByDisplayValue('imp?')
    await user.clear(code)
    await user.type(code, 'IMP2')
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await screen.findByText('1 row has errors.')
    await user.click(screen.getByLabelText('Leave out the rows with errors'))
    expect(confirm().textContent).toBe('Add 2 records')
    await user.click(confirm())
    await screen.findByText('2 records are added.')
    await screen.findByText('1 row was left out.')
    expect((await found('IMP')).map(row => row.ou_name).sort()).toEqual(['First', 'Second'])
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(onClose).toHaveBeenCalled()
  })

  it('asks for what must be filled, and refuses two columns for one field', async () => {
    const { user, choose } = await openWizard()
    await choose('ou_code,whatever\nIMP8,Eighth\n')
    await screen.findByText(/have no column/)
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' })
    expect(next.disabled).toBe(true)
    await user.selectOptions(screen.getByLabelText('whatever'), 'ou_code')
    await screen.findByText(/Two columns fill the same field/)
    expect(next.disabled).toBe(true)
  })

  it('of a price list asks once for the day of all rows, and says which rows change nothing', async () => {
    const { db } = api.database
    const [dearer, same] = [await buildPropertyUnit(db), await buildPropertyUnit(db)]
    const { user, choose } = await openWizard(
      <ImportWizard
        resource={unitPriceResource}
        api={createResourceApi(unitPriceResource)}
        namespace="property"
        list="prices"
        once={['effective_from', 'reason']}
        onClose={vi.fn()}
      />,
    )
    await choose(
      `unit_id,list_price\n${dearer.unit_code},${Number(dearer.list_price) + 1000}\n${same.unit_code},${same.list_price}\n`,
    )
    const day = await screen.findByLabelText('Effective from')
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' })
    expect(next.disabled).toBe(true)
    await user.type(day, shownDate(await businessDay(db)))
    await user.tab()
    expect(next.disabled).toBe(false)
    await user.click(next)
    await screen.findByText(/1 row is in order\.\s+1 row changes nothing and is skipped\./)
    await user.click(screen.getByRole('button', { name: 'Add 1 record' }))
    await screen.findByText('1 record is added.')
    await screen.findByText(/1 row changes nothing and is skipped\./)
  })

  it.each([
    ['a picture by another name', 'MZ\u0000\u0001\u0002', 'This is no table: choose a CSV or XLSX file.'],
    ['nothing but a heading', 'ou_code,ou_name\n', 'There are no rows in the file.'],
  ])('of %s says what to do', async (_what, text, words) => {
    const { choose } = await openWizard()
    await choose(text)
    await screen.findByText(words)
  })
})
