import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startI18n } from '@/shared/i18n/i18n'
import { Field } from './field'
import { PasswordInput } from './password-input'
import { uiPhrases } from './ui.phrases'

describe('a password', () => {
  beforeAll(() => startI18n(() => null, { ui: uiPhrases }, 'en'))
  afterEach(cleanup)

  it('is hidden until asked for, and the button says which it does', async () => {
    render(
      <Field label="Password">
        <PasswordInput autoComplete="current-password" />
      </Field>,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Password')
    await userEvent.type(input, 'secret words')
    expect(input.type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input.type).toBe('text')
    expect(input.value).toBe('secret words')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input.type).toBe('password')
    await userEvent.type(input, '{Alt>}{F8}{/Alt}')
    expect(input.type).toBe('text')
    expect(input.value).toBe('secret words')
  })
})
