// Calls from a page to the service. These modules run in the browser as they are, without a build.
let csrfToken;

/**
 * Calls an operation of the app. Asks for the password where the operation needs it again. Throws an Error with the
 * message for people and the code.
 */
export async function call(operation, args = {}) {
  try {
    return await send(operation, args);
  } catch (error) {
    if (error.code !== 'sudo_needed' || !(await confirmPassword())) throw error;
    return send(operation, args);
  }
}

async function send(operation, args) {
  const headers = { 'Content-Type': 'application/json' };
  if (csrfToken) headers['X-CSRF-Token'] = csrfToken;
  const response = await fetch(`/app/api/${operation}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(args),
  }).catch(() => undefined);
  if (!response) throw new Error('The service does not answer. Check your connection and try again.');
  const { value, error } = await response.json();
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  csrfToken = value.csrfToken ?? csrfToken;
  return value;
}

/** Reads who is signed in. Without a session the browser goes to the page for signing in. */
export async function readSession() {
  try {
    return await call('session.get');
  } catch (error) {
    if (error.code === 'session_missing' || error.code === 'session_expired')
      location.replace('/app/sign-in');
    throw error;
  }
}

/** Whether the person gave the right password. A wrong one is asked for again; closing the dialog gives up. */
function confirmPassword() {
  const dialog = document.querySelector('#confirm-password');
  const form = dialog.querySelector('form');
  const message = dialog.querySelector('[role=alert]');
  message.hidden = true;
  dialog.showModal();
  return new Promise((resolve) => {
    form.onsubmit = async (event) => {
      event.preventDefault();
      try {
        await send('session.sudo', { password: form.elements.password.value });
        dialog.close('confirmed');
      } catch (error) {
        message.textContent = error.message;
        message.hidden = false;
      }
    };
    dialog.onclose = () => {
      form.reset();
      resolve(dialog.returnValue === 'confirmed');
      dialog.returnValue = '';
    };
  });
}
