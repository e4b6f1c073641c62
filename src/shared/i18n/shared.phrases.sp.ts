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
    from_tab: 'Guardado en esta pestaña.',
    from_browser: 'Guardado en este navegador.',
    from_server: 'Guardado en el servidor, dondequiera que lo haya escrito.',
    restore: 'Recuperar lo escrito',
    discard: 'Descartar',
  },

  leave: {
    title: '¿Salir sin guardar?',
    text_kept: 'Lo que ha escrito aquí no está guardado. Queda como borrador.',
    text_dropped:
      'Lo que ha escrito aquí no está guardado y, al cerrar la sesión, también se pierde el borrador.',
    text_on_server:
      'Lo que ha escrito aquí no está guardado. Al cerrar la sesión se borra el borrador de este navegador; su copia en el servidor se le ofrecerá la próxima vez que entre.',
    leave: 'Salir de la página',
  },

  pager: {
    label: 'Páginas de la lista',
    range: '{{first}}–{{last}} de {{count}}',
    previous: 'Página anterior',
    next: 'Página siguiente',
  },

  fields_to_mend_one: '{{count}} campo necesita corrección.',
  fields_to_mend_many: '{{count}} de campos necesitan corrección.',
  fields_to_mend_other: '{{count}} campos necesitan corrección.',
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
    role_code_malformed: 'Use minúsculas y guiones bajos, como front_desk.',
    module_code_malformed: 'Use minúsculas y guiones, como cash-advance.',
    permission_code_malformed: 'Escriba area.resource.action en minúsculas.',
    prefix_malformed: 'Use de 1 a 8 mayúsculas o cifras.',
    rdo_malformed: 'Escriba tres cifras y la letra si la hay, como 050 o 025A.',
    date_before_start: 'Es anterior al primer día.',
    mailed_code_malformed: 'Un código tiene ocho cifras.',
    role_required: 'Elija al menos un rol.',
    no_length: 'Las dos horas son iguales.',
    already_exists: 'Este valor ya está en uso.',
    wrong_password: 'Esta no es su contraseña actual.',
    money_malformed: 'Escriba un importe, por ejemplo 1,234.50.',
    rate_malformed: 'Escriba un porcentaje con punto, por ejemplo 3.5.',
    weights_malformed: 'Escriba pesos como 1 o 50 30 20, mayores que cero.',
    integer_malformed: 'Escriba un número entero.',
    date_malformed: 'Escriba la fecha como mes-día-año, por ejemplo 11-20-2026.',
    date_out_of_range: 'Esta fecha está fuera del intervalo permitido. El año debe estar entre 1900 y 2199.',
    text_not_visible:
      'Algunos caracteres de este texto son invisibles. Bórrelos y escriba el texto de nuevo.',
    consent_needed: 'Sin esto no se puede registrar a nadie.',
    reference_unknown: 'Este elemento ya no existe. Elija otro.',
    unknown_field: 'Este campo no se puede fijar aquí.',
    ou_code_malformed: 'Use de 2 a 8 letras mayúsculas y cifras.',
    code_malformed: 'Use hasta 20 letras mayúsculas, cifras, puntos y guiones.',
    number_out_of_range: 'Es menor o mayor de lo permitido aquí.',
    amount_negative: 'El importe no puede ser negativo.',
    mobile_malformed: 'Escriba el número con su país, como +639171234567.',
    tin_malformed: 'Escríbalo como 000-000-000-00000.',
    gov_id_no_malformed: 'Letras y cifras, cuatro como mínimo.',
    country_malformed: 'Elija un país.',
    account_no_malformed: 'Escriba de 6 a 20 cifras, nada más.',
    swift_malformed: 'Escriba las 8 u 11 mayúsculas y cifras del código.',
    account_code_malformed: 'Escriba de 4 a 6 cifras.',
    branch_code_malformed: 'Escriba cinco cifras.',
    employee_no_malformed: 'Use mayúsculas, cifras y guiones.',
    sss_no_malformed: 'Escriba diez cifras, como 34-1234567-8.',
    philhealth_no_malformed: 'Escriba doce cifras, como 12-123456789-1.',
    pagibig_no_malformed: 'Escriba doce cifras, como 1234-5678-9012.',
    bank_account_no_malformed: 'Escriba de 6 a 26 cifras, con o sin guiones.',
    payout_account_no_malformed: 'Escriba de 6 a 26 cifras, con o sin guiones.',
  },
  password_question: {
    title: 'Vuelva a indicar su contraseña',
    text: 'Se trata de permisos, datos protegidos o dinero: quien encuentre una pantalla abierta no debe poder hacerlo.',
    password: 'Contraseña',
    show: 'Continuar',
  },
}
