import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { operatingUnitResource } from '@contract/modules/maintenance/operating-unit.resource'
import { RecordPanel } from '@/shared/record/record-panel'
import { createResourceApi } from '@/shared/resource/create-resource-api'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildOperatingUnit, buildSalesTeam } from '@tests/support/factories/maintenance'
import { buildUser } from '@tests/support/factories/settings'
import { fileCall } from '@tests/support/multipart'
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
const current = async (id: string) => (await admin.get<{ data: ResourceRow }>(`${URL}/${id}`)).body.data
const unit = async () => current((await buildOperatingUnit(api.database.db)).id)
const tab = (name: string) => screen.findByRole('tab', { name })

async function openPanel(id: string, as: RoleCode = 'super_admin', onClose = vi.fn()) {
  const rendered = await renderPart(
    <RecordPanel api={units} id={id} namespace="maintenance" onClose={onClose} />,
    { api, as, phrases: ['grid', 'record', 'maintenance'] },
  )
  return { ...rendered, onClose }
}

describe('a record beside its list', () => {
  it('tells who changed what from what to what, in the words of its fields', async () => {
    const row = await unit()
    await admin.patch(
      `${URL}/${row.id}`,
      { ou_name: 'Renamed', parent_id: null, address: 'Colon St.' },
      { headers: { 'if-match': `"${row.row_version}"` } },
    )
    const { user } = await openPanel(row.id)
    await user.click(await tab('History'))
    const history = within(await screen.findByRole('list', { name: 'History' }))
    expect(await history.findByText('Renamed')).toBeDefined()
    expect(history.getByText(String(row['ou_name'])).closest('del')).not.toBeNull()
    expect(history.getByText('Colon St.').closest('ins')).not.toBeNull()
    expect(history.queryByText('ou_name')).toBeNull()
  })

  it('keeps what was said about it, and what is half said while one looks elsewhere', async () => {
    const { id } = await unit()
    const { user } = await openPanel(id)
    await user.click(await tab('Comments'))
    await screen.findByText('No comments yet')
    await user.type(screen.getByLabelText('Write a comment'), 'Half a')
    await user.click(await tab('History'))
    await user.click(await tab('Comments'))
    await user.type(screen.getByLabelText('Write a comment'), ' thought')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const comments = within(await screen.findByRole('list', { name: 'Comments' }))
    expect(await comments.findByText('Half a thought')).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Write a comment').value).toBe('')
  })

  it('takes files, and refuses at once what the server would refuse', async () => {
    const { id } = await unit()
    const { user } = await openPanel(id)
    await user.click(await tab('Files'))
    await screen.findByText('No files yet')
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    await user.upload(input, new File(['plain words'], 'note.txt', { type: 'text/plain' }))
    const files = within(await screen.findByRole('list', { name: 'Files' }))
    expect(await files.findByText('note.txt')).toBeDefined()
    expect(files.getByText('11 B')).toBeDefined()
    Object.defineProperty(input, 'accept', { value: '' })
    await user.upload(input, new File(['<html>'], 'page.html', { type: 'text/html' }))
    await screen.findByText('page.html is of a kind that cannot be kept here.')
  })

  it('names files that wait to be looked into or hold something harmful, and gives them to nobody', async () => {
    const { id } = await unit()
    for (const name of ['sound.txt', 'waiting.txt', 'harmful.txt'])
      await admin.post(`${URL}/${id}/attachments`, ...fileCall(name, Buffer.from('words')))
    const say = (name: string, state: 'waiting' | 'harmful', harm: string | null) =>
      api.database.db
        .updateTable('stored_file')
        .set({ check_state: state, harm })
        .where('owner_id', '=', id)
        .where('file_name', '=', name)
        .execute()
    await say('waiting.txt', 'waiting', null)
    await say('harmful.txt', 'harmful', 'Some-Worm')
    const { user } = await openPanel(id)
    await user.click(await tab('Files'))
    const files = within(await screen.findByRole('list', { name: 'Files' }))
    const lineOf = async (name: string) => within((await files.findByText(name)).closest('li') as HTMLElement)
    const [sound, waiting, harmful] = await Promise.all(
      ['sound.txt', 'waiting.txt', 'harmful.txt'].map(lineOf),
    )
    expect(sound?.getByRole('button', { name: 'Download sound.txt' })).toBeDefined()
    expect(waiting?.getByText('Being checked')).toBeDefined()
    expect(harmful?.getByText('Locked: harmful')).toBeDefined()
    expect(files.getAllByRole('button')).toHaveLength(1)
  })

  it('goes out of use after saying where it is used, and comes back by one press', async () => {
    const row = await unit()
    await buildSalesTeam(api.database.db, { ou_id: row.id })
    const { user } = await openPanel(row.id)
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }))
    const dialog = await screen.findByRole('dialog', { name: /^Deactivate / })
    expect(await within(dialog).findByText('Sales teams')).toBeDefined()
    expect(within(dialog).getByText('1 record')).toBeDefined()
    expect((await current(row.id))['is_active']).toBe(true)
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
    await screen.findByText(/is no longer offered/)
    expect((await current(row.id))['is_active']).toBe(false)
    // The history says it as the list does.
    await user.click(await tab('History'))
    const history = within(await screen.findByRole('list', { name: 'History' }))
    expect((await history.findByText('Inactive')).closest('ins')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText(/is offered again/)
    expect((await current(row.id))['is_active']).toBe(true)
  })

  it('stays in use where a rule holds it, and says which', async () => {
    const row = await unit()
    await buildUser(api.database.db, { ou_id: row.id })
    const { user } = await openPanel(row.id)
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }))
    const dialog = await screen.findByRole('dialog', { name: /^Deactivate / })
    await within(dialog).findByText('Users')
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
    await screen.findByText(/Employees are assigned to this unit/)
    expect((await current(row.id))['is_active']).toBe(true)
  })

  it('is words alone for those who may not change it', async () => {
    const { id } = await unit()
    await openPanel(id, 'accounting')
    await screen.findByText('Read-only')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull()
  })

  it('that is not there says so', async () => {
    await openPanel('00000000-0000-7000-8000-000000000000')
    await screen.findByText('This record is not there')
  })
})
