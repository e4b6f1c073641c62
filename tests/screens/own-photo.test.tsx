import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { OwnProfileScreen } from '@/features/profile/own-profile.screen'
import { jpeg, pdf } from '@tests/api/files-samples.support'
import { peopleCalls } from '@tests/api/people.support'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'
import { RemovePhotoButton } from '@/features/people/employees/remove-photo-button'
import { fileCall } from '@tests/support/multipart'
import { doubleOf } from '@tests/support/double-of'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const picture = new File([jpeg], 'me.jpg', { type: 'image/jpeg' })
const profile = () =>
  renderPart(<OwnProfileScreen />, {
    api,
    as: 'agent',
    path: '/user/profile',
    phrases: ['profile', 'record'],
  })
const card = async () => {
  const heading = await screen.findByRole('heading', { name: 'My photo' })
  return within(heading.closest('section') as HTMLElement)
}

it('my profile names my unit before its code', async () => {
  await profile()
  const term = await screen.findByText('Unit', { selector: 'dt' })
  expect(term.nextElementSibling?.textContent).toMatch(/^Cebu\s*CEB$/)
})

describe('my photo', () => {
  it('is chosen, looked at, saved, shown to buyers and removed', async () => {
    const { user, store } = await profile()
    const photo = await card()
    expect(photo.queryByRole('button', { name: 'Remove photo' })).toBeNull()
    expect(photo.queryByRole('checkbox')).toBeNull()
    await user.upload(photo.getByLabelText('Choose photo', { selector: 'input' }), picture)
    expect(await photo.findByAltText('Preview of your photo')).toBeDefined()
    expect(store.getState().auth.user?.photo_id).toBeNull()
    await user.click(photo.getByRole('button', { name: 'Save photo' }))
    expect(await screen.findByText('Your photo is saved.')).toBeDefined()

    const consent = await photo.findByRole('checkbox', { name: 'Show my photo on pages that buyers open' })
    // Nobody is shown to buyers who did not say so.
    expect((consent as HTMLInputElement).checked).toBe(false)
    expect(store.getState().auth.user?.photo_id).toMatch(/^[0-9a-f-]{36}$/)
    await user.click(consent)
    expect(await screen.findByText('Buyers can see your photo now.')).toBeDefined()
    expect(await photo.findByText(/You agreed on/)).toBeDefined()
    await waitFor(() => expect((consent as HTMLInputElement).checked).toBe(true))
    await user.click(consent)
    expect(await screen.findByText('Buyers no longer see your photo.')).toBeDefined()

    await user.click(photo.getByRole('button', { name: 'Remove photo' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Remove your photo?' }))
    await user.click(asked.getByRole('button', { name: 'Remove photo' }))
    expect(await screen.findByText('Your photo is removed.')).toBeDefined()
    expect(await photo.findByRole('button', { name: 'Choose photo' })).toBeDefined()
    expect(store.getState().auth.user?.photo_id).toBeNull()
  })

  it('says what is wrong with a file that is no picture, and keeps what there was', async () => {
    const { user } = await profile()
    const photo = await card()
    const input = () => photo.getByLabelText('Choose photo', { selector: 'input' })
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no picture')))
    await user.upload(input(), picture)
    expect((await photo.findByRole('alert')).textContent).toMatch(/could not be read as a picture/)
    // Where the browser cannot look at it, the server does.
    vi.unstubAllGlobals()
    await user.upload(input(), new File([pdf], 'me.jpg', { type: 'image/jpeg' }))
    await user.click(await photo.findByRole('button', { name: 'Save photo' }))
    expect((await photo.findByRole('alert')).textContent).toBe(
      'Choose a photo that is a JPEG, PNG or WebP picture.',
    )
    await user.click(photo.getByRole('button', { name: 'Discard photo' }))
    expect(await photo.findByRole('button', { name: 'Choose photo' })).toBeDefined()
  })

  it('is removed by HR from the employee', async () => {
    const agent = await api.as('agent')
    await agent.post('/api/v1/people/own-photo', ...fileCall('me.jpg', jpeg))
    const people = await peopleCalls(await api.as('hr_staff')).list()
    const row = people.find(person => person['user_id'] === agent.user?.id)
    const { user } = await renderPart(<RemovePhotoButton row={doubleOf(row)} />, {
      api,
      as: 'hr_staff',
      phrases: ['people', 'record'],
    })
    await user.click(await screen.findByRole('button', { name: 'Remove photo' }))
    const asked = within(await screen.findByRole('dialog', { name: /^Remove the photo of/ }))
    await user.click(asked.getByRole('button', { name: 'Remove photo' }))
    expect(await screen.findByText(/^The photo of .+ is removed\.$/)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull())
  })
})
