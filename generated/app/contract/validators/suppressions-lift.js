// @generated from app.yaml and app-registry.yaml by npm run codegen

import { mostErrors, ucs2length } from './runtime.js';

function validateSuppressionsLiftArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.target === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "target")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.target !== undefined){let data0 = data.target;if(typeof data0 === "string"){if(ucs2length(data0) > 300){(vErrors ??= []).push({instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});errors++;}if(ucs2length(data0) < 1){(vErrors ??= []).push({instancePath:instancePath+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateSuppressionsLiftArguments.errors = vErrors;return errors === 0;}
validateSuppressionsLiftArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaSuppressionsLiftValue = {"$id":"SuppressionsLiftValue","type":"object","required":["kind","value"],"properties":{"kind":{"type":"string","enum":["address","domain"]},"value":{"type":"string"}},"additionalProperties":false};
function validateSuppressionsLiftValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});errors++;}
if(data.value === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "kind") || (key0 === "value"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.kind !== undefined){let data0 = data.kind;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}if(!((data0 === "address") || (data0 === "domain"))){(vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schemaSuppressionsLiftValue.properties.kind.enum},message:"must be equal to one of the allowed values"});errors++;}}
if(data.value !== undefined){if(typeof data.value !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateSuppressionsLiftValue.errors = vErrors;return errors === 0;}
validateSuppressionsLiftValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateSuppressionsLiftArguments as args,
  validateSuppressionsLiftValue as value,
};
