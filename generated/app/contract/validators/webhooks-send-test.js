// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateDeliveryId, validateWebhookId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateWebhooksSendTestArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhookId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhookId"},message:"must have required property '"+"webhookId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "webhookId")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.webhookId !== undefined){if(!(validateWebhookId(data.webhookId, {instancePath:instancePath+"/webhookId",parentData:data,parentDataProperty:"webhookId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateWebhookId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateWebhooksSendTestArguments.errors = vErrors;return errors === 0;}
validateWebhooksSendTestArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validateWebhooksSendTestValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveryId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveryId"},message:"must have required property '"+"deliveryId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "deliveryId")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.deliveryId !== undefined){if(!(validateDeliveryId(data.deliveryId, {instancePath:instancePath+"/deliveryId",parentData:data,parentDataProperty:"deliveryId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateDeliveryId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateWebhooksSendTestValue.errors = vErrors;return errors === 0;}
validateWebhooksSendTestValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateWebhooksSendTestArguments as args,
  validateWebhooksSendTestValue as value,
};
