import type { sharedPhrases } from './shared.phrases'
import type { Translated } from './translated'

export const sharedPhrasesSp: Translated<typeof sharedPhrases> = {
  try_again: 'Reintentar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  dismiss: 'Descartar',
  back: 'Volver',
  loading: 'Cargando…',
  request_id: 'Petición {{id}}',

  failure: {
    title: 'No se pudo cargar',
    offline: 'No se puede acceder al servidor. Compruebe la conexión e inténtelo de nuevo.',
    timeout: 'El servidor tardó demasiado en responder. Inténtelo de nuevo.',
    cancelled: 'La petición se canceló.',
    signed_out: 'Su sesión está cerrada.',
    unexpected: 'Algo salió mal. Inténtelo de nuevo y avise a un administrador si vuelve a ocurrir.',
  },

  session: {
    expired: 'Su sesión ha terminado. Inicie sesión de nuevo para continuar donde estaba.',
    elsewhere: 'Cerró la sesión en otra pestaña.',
  },

  rights: {
    failed_title: 'Sus permisos no se pudieron cargar por completo',
    failed: 'Es posible que falten algunos menús y páginas. El portal sigue intentándolo.',
    waiting: 'Sin ellos no se puede mostrar esta página.',
  },

  storage: {
    broken: 'La copia de «{{key}}» en el navegador no se pudo leer y se descartó.',
    full: 'El almacenamiento del navegador está lleno. Hasta que haya espacio, algunas opciones solo duran mientras esta página esté abierta.',
    off: 'El almacenamiento del navegador está desactivado. La sesión se cerrará al cerrar o recargar esta página.',
  },

  new_build: {
    text: 'El portal se ha actualizado.',
    action: 'Recargar ahora',
  },

  style_failed: {
    title: 'La apariencia no se cargó por completo',
    text: 'Falta una parte de la apariencia de la página. Puede continuar o recargar la página.',
  },

  draft: {
    title: 'Datos sin guardar: {{time}}',
    text: '¿Desea continuar con ellos?',
    restore: 'Recuperar lo escrito',
    discard: 'Descartar',
  },

  leave: {
    title: '¿Salir sin guardar?',
    text: 'Lo que escribió aquí no está guardado. Se conserva como borrador en esta pestaña.',
    leave: 'Salir de la página',
  },

  pager: {
    label: 'Páginas de la lista',
    range: '{{first}}–{{last}} de {{count}}',
    previous: 'Página anterior',
    next: 'Página siguiente',
  },

  caps_lock: 'El bloqueo de mayúsculas está activado.',

  fields: {
    required: 'Complete este campo.',
    invalid: 'Este valor no es válido.',
    too_short_one: 'Escriba al menos {{count}} carácter.',
    too_short_many: 'Escriba al menos {{count}} de caracteres.',
    too_short_other: 'Escriba al menos {{count}} caracteres.',
    too_long_one: 'Escriba como máximo {{count}} carácter.',
    too_long_many: 'Escriba como máximo {{count}} de caracteres.',
    too_long_other: 'Escriba como máximo {{count}} caracteres.',
    too_few_one: 'Elija al menos {{count}} elemento.',
    too_few_many: 'Elija al menos {{count}} de elementos.',
    too_few_other: 'Elija al menos {{count}} elementos.',
    too_many_one: 'Elija como máximo {{count}} elemento.',
    too_many_many: 'Elija como máximo {{count}} de elementos.',
    too_many_other: 'Elija como máximo {{count}} elementos.',
    too_low: 'El valor debe ser como mínimo {{minimum}}.',
    too_high: 'El valor debe ser como máximo {{maximum}}.',
    malformed: 'El formato no es correcto.',
    not_a_choice: 'Elija una opción de la lista.',
    email_malformed: 'Escriba una sola dirección, por ejemplo ana@company.com.',
    username_malformed: 'Use de 3 a 40 letras, dígitos, puntos, guiones o guiones bajos.',
    password_short: 'Use al menos 10 caracteres.',
    password_long: 'Use como máximo 128 caracteres.',
    passwords_differ: 'Las dos contraseñas no coinciden.',
    password_common: 'Esta contraseña es demasiado fácil de adivinar. Elija otra.',
    password_same: 'Elija una contraseña que no use actualmente.',
    role_required: 'Elija al menos un rol.',
    already_exists: 'Este valor ya está en uso.',
    wrong_password: 'Esta no es su contraseña actual.',
  },
}
