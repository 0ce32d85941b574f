// @generated from app.yaml and app-registry.yaml by npm run codegen

import module0 from 'ajv/dist/runtime/ucs2length.js';

export const ucs2length = (module0.default ?? module0);

export const mostErrors = 1000;

export function joined(errors, further){
if(errors === null){
return further;
}
for(const error of further){
errors.push(error);
}
return errors;
}
