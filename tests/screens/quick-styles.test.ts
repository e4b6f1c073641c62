import { afterEach, describe, expect, it } from 'vitest'

afterEach(() => document.body.replaceChildren())

/** What the element marked with `data-at` is answered. */
function styleOf(markup: string): string[] {
  document.body.innerHTML = markup
  const { display, visibility } = getComputedStyle(document.querySelector('[data-at]')!)
  return [display, visibility]
}

describe('the styles that tests of screens are answered', () => {
  it.each([
    ['<div data-at></div>', 'block', 'visible'],
    ['<span data-at></span>', 'inline', 'visible'],
    ['<div hidden data-at></div>', 'none', 'visible'],
    ['<div style="display: none" data-at></div>', 'none', 'visible'],
    ['<div style="display: flex" data-at></div>', 'flex', 'visible'],
    ['<dialog data-at></dialog>', 'none', 'visible'],
    ['<dialog open data-at></dialog>', 'block', 'visible'],
    ['<input type="hidden" data-at>', 'none', 'visible'],
    ['<input type="text" data-at>', 'inline-block', 'visible'],
    ['<div style="visibility: hidden"><b data-at></b></div>', 'inline', 'hidden'],
    [
      '<div style="visibility: hidden"><b style="visibility: visible" data-at></b></div>',
      'inline',
      'visible',
    ],
    ['<div class="ag-root-wrapper"><b data-at></b></div>', 'inline', 'visible'],
  ])('of %s are %s and %s', (markup, display, visibility) => {
    expect(styleOf(markup)).toEqual([display, visibility])
  })

  it('are those of its attribute within a grid, and of the page anywhere else', () => {
    document.body.innerHTML = `
      <div class="ag-root-wrapper"><i style="width: 40px"></i></div>
      <p style="color: red"><em></em></p>`
    expect(getComputedStyle(document.querySelector('i')!).width).toBe('40px')
    expect(getComputedStyle(document.querySelector('em')!).color).toBe('rgb(255, 0, 0)')
  })
})
