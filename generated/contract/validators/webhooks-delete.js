// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateWebhookDeleted, validateWebhookId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateWebhooksDeleteArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWebhooksDeleteArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhookId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhookId"},message:"must have required property '"+"webhookId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(key0 === "webhookId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.webhookId !== undefined){
if(!(validateWebhookId(data.webhookId, {instancePath:instancePath+"/webhookId",parentData:data,parentDataProperty:"webhookId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateWebhookId.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2);
errors++;
}
validateWebhooksDeleteArguments.errors = vErrors;
return errors === 0;
}
validateWebhooksDeleteArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateWebhooksDeleteArguments as args,
  validateWebhookDeleted as value,
};
