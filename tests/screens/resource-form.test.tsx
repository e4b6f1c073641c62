import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { operatingUnitResource } from '@contract/modules/maintenance/operating-unit.resource'
import { ResourceForm } from '@/shared/record/resource-form'
import { createResourceApi } from '@/shared/resource/create-resource-api'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildOperatingUnit } from '@tests/support/factories/maintenance'
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
const URL = '/api/v1/maintenance/operating-units'

async function unit(): Promise<ResourceRow> {
  const { id } = await buildOperatingUnit(api.database.db)
  return (await admin.get<{ data: ResourceRow }>(`${URL}/${id}`)).body.data
}
const current = async (id: string) => (await admin.get<{ data: ResourceRow }>(`${URL}/${id}`)).body.data
const label = (name: string) => screen.findByLabelText(new RegExp(`^${name}`))

async function openForm(row: ResourceRow | null, onSaved: (saved: ResourceRow) => void = vi.fn()) {
  const form = (version: ResourceRow | null) => (
    <ResourceForm
      resource={operatingUnitResource}
      api={units}
      namespace="record"
      row={version}
      onSaved={onSaved}
    />
  )
  const rendered = await renderPart(form(row), { api, as: 'super_admin' })
  return { ...rendered, showRow: (version: ResourceRow) => rendered.show(form(version)) }
}

describe('a form made of a declaration', () => {
  it('says of each field what it lacks, counts them for those who hear, and goes to the first', async () => {
    const { user } = await openForm(null)
    await user.type(await label('ou_code'), 'cebu!')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await screen.findByText('Use 2 to 8 capital letters and digits.')
    expect(screen.getByText('3 fields need your attention.')).toBeDefined()
    expect(document.activeElement).toBe(await label('ou_code'))
    expect((await label('ou_name')).getAttribute('aria-invalid')).toBe('true')
  })

  it('puts the word of the server beside its field', async () => {
    const { ou_code } = await unit()
    const { user } = await openForm(null)
    await user.type(await label('ou_code'), String(ou_code))
    await user.type(await label('ou_name'), 'Twin')
    await user.selectOptions(await label('kind'), 'branch')
    await user.clear(await label('tin_branch_code'))
    await user.type(await label('tin_branch_code'), '00007')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await screen.findByText('This is already taken.')
    expect((await label('ou_code')).getAttribute('aria-invalid')).toBe('true')
    await waitFor(async () => expect(document.activeElement).toBe(await label('ou_code')))
  })

  it('makes a record by keys alone, empty fields as nothing, and a reference by its name', async () => {
    const parent = await unit()
    const onSaved = vi.fn()
    const { user } = await openForm(null, onSaved)
    await user.type(await label('ou_code'), 'KEYS')
    await user.type(await label('ou_name'), 'By keys')
    await user.selectOptions(await label('kind'), 'satellite')
    await user.type(await label('parent_id'), String(parent['ou_code']))
    const option = await screen.findByRole('option', { name: new RegExp(String(parent['ou_code'])) })
    expect(option).toBeDefined()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(((await label('parent_id')) as HTMLInputElement).value).toContain(String(parent['ou_name']))
    await user.clear(await label('tin_branch_code'))
    await user.type(await label('tin_branch_code'), '00009')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    const saved = onSaved.mock.calls[0]?.[0] as ResourceRow
    expect(await current(saved.id)).toMatchObject({
      ou_code: 'KEYS',
      kind: 'satellite',
      parent_id: parent.id,
      address: null,
      rdo_code: null,
      is_vat_registered: null,
    })
    await screen.findByText('By keys is added.')
  })

  it('sends only what was changed, on the version it was made from', async () => {
    const row = await unit()
    const onSaved = vi.fn()
    const { user } = await openForm(row, onSaved)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    await user.type(await label('address'), 'Colon St.')
    await user.selectOptions(await label('is_vat_registered'), 'No')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(await current(row.id)).toMatchObject({
      address: 'Colon St.',
      is_vat_registered: false,
      ou_name: row['ou_name'],
      row_version: row.row_version + 1,
    })
    await user.clear(await label('address'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await current(row.id)).toMatchObject({ address: null }))
  })
})

describe('a record that somebody else changed meanwhile', () => {
  const change = (row: ResourceRow, values: object) =>
    admin.patch(`${URL}/${row.id}`, values, { headers: { 'if-match': `"${row.row_version}"` } })

  it('shows both versions, saves what was chosen, and loses nothing of either', async () => {
    const row = await unit()
    const { user } = await openForm(row)
    await user.clear(await label('ou_name'))
    await user.type(await label('ou_name'), 'Mine')
    await user.type(await label('address'), 'My address')
    expect((await change(row, { ou_name: 'Theirs', rdo_code: '080' })).status).toBe(200)
    await user.click(screen.getByRole('button', { name: 'Save' }))

    const dialog = await screen.findByRole('dialog')
    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save this' })
    const name = within(within(dialog).getByRole('group', { name: 'ou_name' }))
    expect(name.getByText('Mine')).toBeDefined()
    expect(name.getByText('Theirs')).toBeDefined()
    // Only one of us touched these, so they are decided; the name is not, and nothing is saved before it is.
    expect(within(dialog).getByRole('group', { name: 'address' })).toBeDefined()
    expect(save.disabled).toBe(true)
    expect(await current(row.id)).toMatchObject({ ou_name: 'Theirs', address: null })
    await user.click(name.getByLabelText(/^Yours/))
    await user.click(save)
    await waitFor(async () =>
      expect(await current(row.id)).toMatchObject({
        ou_name: 'Mine',
        address: 'My address',
        rdo_code: '080',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks again when a third version came while one was choosing', async () => {
    const row = await unit()
    const { user } = await openForm(row)
    await user.clear(await label('ou_name'))
    await user.type(await label('ou_name'), 'Mine')
    await change(row, { ou_name: 'Second' })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Second')
    await change({ ...row, row_version: row.row_version + 1 }, { ou_name: 'Third' })
    await user.click(screen.getByRole('button', { name: 'All yours' }))
    await user.click(screen.getByRole('button', { name: 'Save this' }))
    await screen.findByText('Third')
    await user.click(screen.getByRole('button', { name: 'All as they stand' }))
    await user.click(screen.getByRole('button', { name: 'Save this' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await current(row.id)).toMatchObject({ ou_name: 'Third' })
    expect(((await label('ou_name')) as HTMLInputElement).value).toBe('Third')
  })

  it('is taken over in silence where nothing was typed', async () => {
    const row = await unit()
    const { showRow } = await openForm(row)
    await change(row, { ou_name: 'Renamed' })
    showRow(await current(row.id))
    await waitFor(async () => expect(((await label('ou_name')) as HTMLInputElement).value).toBe('Renamed'))
  })
})

describe('what was typed and not saved', () => {
  it('is offered again to the same person, in the same form', async () => {
    const row = await unit()
    const first = await openForm(row)
    await first.user.type(await label('address'), 'Half an add')
    first.unmount()
    const { user } = await openForm(row)
    await user.click(await screen.findByRole('button', { name: 'Restore what I typed' }))
    expect(((await label('address')) as HTMLInputElement).value).toBe('Half an add')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await current(row.id)).toMatchObject({ address: 'Half an add' }))
  })
})
