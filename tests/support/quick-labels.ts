/**
 * To find the labels of a field jsdom asks each label of the page for its field, and looks for that from the top of the
 * page. A question by label asks it of all fields. Here a label that names its field is found by the name.
 */
const FIELDS = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]

const labels = document.getElementsByTagName('label')

const isOf = (field: HTMLElement, label: HTMLLabelElement) =>
  label.hasAttribute('for')
    ? label.htmlFor === field.id && document.getElementById(field.id) === field
    : label.contains(field) && label.control === field

for (const { prototype } of FIELDS) {
  const inFull = Object.getOwnPropertyDescriptor(prototype, 'labels')!.get!
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      const hasNone = this instanceof HTMLInputElement && this.type === 'hidden'
      if (hasNone || !this.isConnected) return inFull.call(this) as unknown
      return Array.from(labels).filter(label => isOf(this, label))
    },
  })
}
