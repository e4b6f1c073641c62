import { afterEach, describe, expect, it } from 'vitest'

afterEach(() => document.body.replaceChildren())

type Field = HTMLElement & { labels: Iterable<HTMLLabelElement> | null }

/** What the labels say of the field marked with `data-at`; null where it can have none. */
function labelsIn(markup: string, root: ParentNode & { innerHTML: string } = document.body): string[] | null {
  root.innerHTML = markup
  const { labels } = root.querySelector<Field>('[data-at]')!
  return labels && Array.from(labels, label => label.textContent)
}

describe('the labels that tests of screens are answered', () => {
  it.each([
    ['<label for="a">A</label><input id="a" data-at>', ['A']],
    ['<input id="a" data-at><label for="a">A</label><label for="a">again</label>', ['A', 'again']],
    ['<label>around<input data-at></label>', ['around']],
    ['<label>around<input><input data-at></label>', []],
    ['<label for="b">of another<input data-at></label><input id="b">', []],
    ['<label for="a">A</label><input id="a"><input id="a" data-at>', []],
    ['<label for="">nothing</label><input id="" data-at>', []],
    ['<label for="a">A</label><input id="a" type="hidden" data-at>', null],
    ['<label for="a">A</label><button id="a" data-at></button>', ['A']],
    ['<label for="a">A</label><select id="a" data-at></select>', ['A']],
    ['<label for="a">A</label><textarea id="a" data-at></textarea>', ['A']],
  ])('of %s are %j', (markup, labels) => {
    expect(labelsIn(markup)).toEqual(labels)
  })

  it('are found in what is not on the page too', () => {
    const apart = document.createElement('div')
    expect(labelsIn('<label for="a">A</label><input id="a" data-at>', apart)).toEqual(['A'])
  })
})
