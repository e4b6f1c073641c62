import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startI18n } from '@/shared/i18n/i18n'
import { Field } from './field'
import { PasswordInput } from './password-input'
import { Select } from './select'
import { TextArea } from './text-area'
import { TextInput } from './text-input'
import { uiPhrases } from './ui.phrases'

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map(id => document.getElementById(id)?.textContent)

describe('a field', () => {
  beforeAll(() => startI18n(() => null, { ui: uiPhrases }, 'en'))
  afterEach(cleanup)

  it.each([
    ['a text', <TextInput key="c" />],
    ['a password', <PasswordInput key="c" autoComplete="new-password" />],
    ['a list', <Select key="c" options={[]} />],
    ['a longer text', <TextArea key="c" />],
  ])('gives %s its label, hint and error', (_name, control) => {
    render(
      <Field label="Unit" hint="Where the person belongs." error="Choose one." required>
        {control}
      </Field>,
    )
    const element = screen.getByLabelText('Unit')
    expect(described(element)).toEqual(['Choose one.', 'Where the person belongs.'])
    expect(element.getAttribute('aria-invalid')).toBe('true')
    expect(element.getAttribute('aria-required')).toBe('true')
  })

  it('says nothing of errors and hints that are not there', () => {
    render(
      <Field label="Unit">
        <TextInput />
      </Field>,
    )
    const element = screen.getByLabelText('Unit')
    expect(element.hasAttribute('aria-describedby')).toBe(false)
    expect(element.hasAttribute('aria-invalid')).toBe(false)
    expect(element.hasAttribute('aria-required')).toBe(false)
  })

  it('keeps two fields of the same label apart', () => {
    render(
      <>
        <Field label="Name" error="First">
          <TextInput />
        </Field>
        <Field label="Name">
          <TextInput />
        </Field>
      </>,
    )
    const [first, second] = screen.getAllByLabelText('Name')
    expect(described(first!)).toEqual(['First'])
    expect(described(second!)).toEqual([])
  })

  it('lets a control keep an attribute of its own', () => {
    render(
      <Field label="Unit" hint="A hint">
        <TextInput id="own" aria-describedby="elsewhere" />
      </Field>,
    )
    expect(document.getElementById('own')?.getAttribute('aria-describedby')).toBe('elsewhere')
  })
})
